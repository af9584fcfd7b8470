// Prints the template of a shop's page: forty sections of news, offers and orders.
const topics = ["tea", "coffee", "cups", "kettles", "spoons", "trays", "filters", "sugar"];
const sections = Array.from({ length: 40 }, (_, i) => {
  const topic = topics[i % topics.length];
  const empty = i === 26 ? "{{ loop.length }} of them, {{ user.name }}" : "Nothing new, {{ user.name | trim }}";
  return `<section id="${topic}-${i}">
  {# ${topic}: ask the {{ marketing }} people before this goes #}
  <h2>{{ "All about ${topic}" | upper }}</h2>
  {% if ${i % 3 === 0 ? "not " : ""}user.name %}
    <p>Dear {{ user.name }}, {% if shop.year %}since {{ shop.year }}{% else %}always{% endif %} yours.</p>
  {% else %}
    <p>Dear guest of {{ shop.name | upper }}, see what is new.</p>
  {% endif %}
  <ul>
  {% for ${i % 2 === 0 ? "order in orders" : "entry in news"} %}
    <li>{{ loop.index }} of {{ loop.length }}: {{ ${i % 2 === 0 ? "order.article" : "entry | lower"} }}</li>
  {% else %}
    <li>${empty}</li>
  {% endfor %}
  </ul>
</section>`;
});
process.stdout.write(`<html><title>{{ shop.name }}</title>\n${sections.join("\n")}\n</html>\n`);
