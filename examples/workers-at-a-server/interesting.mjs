/** Interesting: a member and its value are on the list twice. Slow, as tests are that are worth more than one machine. */
export default async function interesting(text) {
  const list = JSON.parse(text); // throws if the candidate is no JSON: it is not valid
  await new Promise((resolve) => setTimeout(resolve, 20));
  return list.some((one, i) => list.slice(0, i).some((other) => JSON.stringify(one) === JSON.stringify(other)));
}
