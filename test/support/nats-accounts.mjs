// Accounts of a NATS server, as `nsc` makes them, for tests: users with permissions, and a certificate of its own authority.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { nkeys } from "@nats-io/transport-node";

/** @typedef {{ readonly pub: readonly string[], readonly sub: readonly string[] }} Permissions what a user may publish to and subscribe to */

/**
 * Writes the configuration of a server that demands credentials, and the credentials of its users.
 * @param {string} folder where the files are written
 * @param {Readonly<Record<string, Permissions>>} users
 * @param {{ readonly certificate: string, readonly key: string }} [tls]
 * @returns {{ configuration: string, credentials: Record<string, string> }} paths
 */
export function writeAccounts(folder, users, tls) {
  const [operator, account] = [nkeys.createOperator(), nkeys.createAccount()];
  const limits = { subs: -1, data: -1, payload: -1, imports: -1, exports: -1, wildcards: true, conn: -1, leaf: -1 };
  const operatorToken = sign(operator, operator, { type: "operator", version: 2 });
  const accountToken = sign(operator, account, { type: "account", version: 2, limits });
  const lines = [
    `operator: ${operatorToken}`,
    "resolver: MEMORY",
    `resolver_preload: { ${account.getPublicKey()}: ${accountToken} }`,
    ...(tls ? [`tls { cert_file: ${JSON.stringify(tls.certificate)}, key_file: ${JSON.stringify(tls.key)} }`] : []),
  ];
  const configuration = join(folder, "server.conf");
  writeFileSync(configuration, `${lines.join("\n")}\n`);
  const credentials = Object.entries(users).map(([name, { pub, sub }]) => {
    const user = nkeys.createUser();
    const claims = {
      type: "user",
      version: 2,
      pub: { allow: pub },
      sub: { allow: sub },
      subs: -1,
      data: -1,
      payload: -1,
    };
    const path = join(folder, `${name}.creds`);
    writeFileSync(path, credentialsOf(sign(account, user, claims), new TextDecoder().decode(user.getSeed())));
    return [name, path];
  });
  return { configuration, credentials: Object.fromEntries(credentials) };
}

/**
 * A token that says who somebody is and what they may do.
 * @param {import("@nats-io/transport-node").nkeys.KeyPair} issuer
 * @param {import("@nats-io/transport-node").nkeys.KeyPair} subject
 * @param {object} nats
 */
function sign(issuer, subject, nats) {
  const part = (/** @type {object} */ value) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const name = subject.getPublicKey();
  const claims = { iat: Math.floor(Date.now() / 1000), iss: issuer.getPublicKey(), sub: name, name, nats };
  const jti = createHash("sha256").update(JSON.stringify(claims)).digest("hex");
  const signed = `${part({ typ: "JWT", alg: "ed25519-nkey" })}.${part({ ...claims, jti })}`;
  return `${signed}.${Buffer.from(issuer.sign(Buffer.from(signed))).toString("base64url")}`;
}

/**
 * @param {string} token
 * @param {string} seed
 */
function credentialsOf(token, seed) {
  return `-----BEGIN NATS USER JWT-----\n${token}\n------END NATS USER JWT------\n
-----BEGIN USER NKEY SEED-----\n${seed}\n------END USER NKEY SEED------\n`;
}

/**
 * Makes a certificate for this machine that vouches for itself, if there is openssl.
 * @param {string} folder
 */
export function makeCertificate(folder) {
  const [certificate, key] = [join(folder, "certificate.pem"), join(folder, "key.pem")];
  const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"];
  const options = ["-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-keyout", key, "-out", certificate];
  execFileSync("openssl", ["req", ...options, ...names], { stdio: "ignore" });
  return { certificate, key };
}
