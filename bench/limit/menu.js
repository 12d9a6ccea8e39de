// The limit's menu: renders the stored list of a category, or fetches the collection from Firestore first. No framework.
const CATEGORIES = {
  antipasti: 'Antipasti',
  panini: 'Panini',
  impasti: 'I nostri impasti',
  pinse: 'Pinse',
  'pizze-classiche': 'Pizze classiche',
  'pizze-gourmet': 'Pizze gourmet',
  dolci: 'Dolci',
  bibite: 'Bibite',
};
const ALLERGENS = [
  ['Glutine', 'wheat'],
  ['Crostacei', 'shrimp'],
  ['Uova e derivati', 'egg'],
  ['Pesce', 'fish'],
  ['Arachidi', 'arachidi'],
  ['Soia', 'soia'],
  ['Latte e derivati', 'milk'],
  ['Frutta a guscio', 'frutta-a-guscio'],
  ['Sedano', 'sedano'],
  ['Senape e derivati', 'senape'],
  ['Sesamo', 'sesamo'],
  ['Solfati', 'solfiti'],
  ['Lupini', 'lupini'],
  ['Molluschi', 'molluschi'],
];
// Reads the whole collection at once: a listing is paginated.
const EVERY_PRODUCT = JSON.stringify({
  structuredQuery: { from: [{ collectionId: 'prodotti' }] },
});
const grid = document.querySelector('.grid');

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const euro = (price) => `€ ${price.toFixed(2).replace('.', ',')}`;
const keyOf = (link) => `${link.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())}Items`;

// With ?cards, like the site: the card's picture, if the large one's name says that it exists. Otherwise staff's upload.
const pictureOf = (image) =>
  location.search === '?cards' ? image.replace(/\.large(\.\w+)\?.*/, '.card$1?alt=media') : image;

function badge(id) {
  const [name, icon] = ALLERGENS[id - 1];
  return `<li><svg class="icon" aria-hidden="true"><use href="/icons/sprite.svg#${icon}"></use></svg>${name}</li>`;
}

function card(
  { nome, descrizione, image, allergeni, prezzo, prezzo_familiare, prezzo_al_metro },
  place,
) {
  const photo = image
    ? `<div class="photo"><img src="${escaped(pictureOf(image))}" alt="" loading="${place < 6 ? 'eager' : 'lazy'}" fetchpriority="${place < 6 ? 'high' : 'auto'}" decoding="async"></div>`
    : '';
  const allergens = allergeni.length
    ? `<div class="badges"><h3>Allergeni</h3><ul>${allergeni.map(badge).join('')}</ul></div>`
    : '';
  const line = (label, price) =>
    price > 0 ? `<div>${label}<span>${euro(price)}</span></div>` : '';
  const prices = `${prezzo > 0 ? `<b>${euro(prezzo)}</b>` : ''}${line('Prezzo Maxi:', prezzo_familiare)}${line('Prezzo al Metro:', prezzo_al_metro)}`;
  return `<article class="item"><div class="head">${photo}<div><h2>${escaped(nome)}</h2><p>${escaped(descrizione)}</p></div></div>${allergens}<div class="prices">${prices}</div></article>`;
}

function draw(link, products) {
  document.querySelector('h1').textContent = CATEGORIES[link];
  for (const tab of document.querySelectorAll('.tabs a')) {
    tab.toggleAttribute('aria-current', tab.getAttribute('href') === `#${link}`);
  }
  grid.innerHTML = products.map(card).join('');
}

/** The whole menu, with ?tutto: names, prices, and allergens as icons. */
function drawWhole(products) {
  document.querySelector('h1').textContent = 'Tutto il menu';
  const icon = (id) =>
    `<svg class="icon" aria-hidden="true"><use href="/icons/sprite.svg#${ALLERGENS[id - 1][1]}"></use></svg>`;
  const row = ({ nome, prezzo, allergeni }) =>
    `<article class="item"><h3>${escaped(nome)}</h3>${allergeni.map(icon).join('')}<b>${prezzo > 0 ? euro(prezzo) : ''}</b></article>`;
  const section = (name) =>
    `<h2>${name}</h2>${products
      .filter(({ categoria }) => categoria === name)
      .map(row)
      .join('')}`;
  grid.innerHTML = Object.values(CATEGORIES).map(section).join('');
}

const numberOf = (value) => Number(value?.doubleValue ?? value?.integerValue ?? 0);

function productOf({ document: { fields } }) {
  return {
    nome: fields.nome.stringValue,
    descrizione: fields.descrizione.stringValue,
    image: fields.image.stringValue ?? null,
    allergeni: (fields.allergeni.arrayValue.values ?? []).map(numberOf),
    prezzo: numberOf(fields.prezzo),
    prezzo_familiare: numberOf(fields.prezzo_familiare),
    prezzo_al_metro: numberOf(fields.prezzo_al_metro),
    categoria: fields.categoria.stringValue,
  };
}

async function open(link) {
  const stored = localStorage.getItem(keyOf(link));
  if (stored) {
    draw(link, JSON.parse(stored));
    return;
  }
  const { content } = document.querySelector('[name="menu"]');
  const answer = await fetch(content, { method: 'POST', body: EVERY_PRODUCT });
  const products = (await answer.json())
    .map(productOf)
    .sort((a, b) => a.prezzo - b.prezzo || a.nome.localeCompare(b.nome, 'it'));
  if (location.search === '?tutto') drawWhole(products);
  else
    draw(
      link,
      products.filter(({ categoria }) => categoria === CATEGORIES[link]),
    );
}

document.querySelector('.tabs').addEventListener('click', (event) => {
  event.preventDefault();
  open(event.target.closest('a').getAttribute('href').slice(1));
});
open('pizze-classiche');
