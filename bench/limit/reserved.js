// The limit's list of staff: Firebase's SDK, and no framework. Shows ten products a page, finds by a key, writes a price.
import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  onAuthStateChanged,
} from 'firebase/auth';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getDocs,
  getFirestore,
  runTransaction,
  serverTimestamp,
} from 'firebase/firestore/lite';

const env = import.meta.env;
const app = initializeApp({
  apiKey: env.VITE_FIREBASE_API_KEY,
  authDomain: env.VITE_FIREBASE_AUTH_DOMAIN,
  projectId: env.VITE_FIREBASE_PROJECT_ID,
  appId: env.VITE_FIREBASE_APP_ID,
});
const auth = initializeAuth(app, { persistence: browserLocalPersistence });
const firestore = getFirestore(app);
connectAuthEmulator(auth, `http://${env.VITE_EMULATOR_HOST}:${env.VITE_EMULATOR_AUTH_PORT}`, {
  disableWarnings: true,
});
connectFirestoreEmulator(
  firestore,
  env.VITE_EMULATOR_HOST,
  Number(env.VITE_EMULATOR_FIRESTORE_PORT),
);

const CATEGORIES = [
  'Antipasti',
  'Panini',
  'I nostri impasti',
  'Pinse',
  'Pizze classiche',
  'Pizze gourmet',
  'Dolci',
  'Bibite',
];
const PAGE_SIZE = 10;
const [search, status, rows, told] = [
  '.search',
  '.menu > [role="status"]',
  'tbody',
  '[data-foot-line]',
].map((selector) => document.querySelector(selector));
const [previous, next] = document.querySelectorAll('.actions button');

let products = [];
let found = [];
let page = 0;

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const euro = (price) => `€ ${price.toFixed(2).replace('.', ',')}`;
const fold = (text) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
const pictureOf = (image) => image.replace(/\.large(\.\w+)\?.*/, '.card$1?alt=media');

function row({ id, nome, descrizione, image, prezzo }) {
  const photo = image
    ? `<img src="${escaped(pictureOf(image))}" alt="" width="44" height="44" loading="lazy" decoding="async" fetchpriority="low">`
    : '';
  return `<tr data-product="${id}"><th scope="row">${photo}${escaped(nome)}</th><td>${escaped(descrizione)}</td><td><button class="btn plain" type="button" aria-label="${euro(prezzo)}, prezzo di ${escaped(nome)}">${euro(prezzo)}</button></td></tr>`;
}

function draw() {
  const first = page * PAGE_SIZE;
  status.textContent = `${found.length} prodotti, pagina ${page + 1} di ${Math.max(1, Math.ceil(found.length / PAGE_SIZE))}`;
  rows.innerHTML = found
    .slice(first, first + PAGE_SIZE)
    .map(row)
    .join('');
}

function find() {
  const words = fold(search.value).split(' ');
  found = products.filter(({ text }) => words.every((word) => text.includes(word)));
  page = 0;
  draw();
}

async function list() {
  const { docs } = await getDocs(collection(firestore, 'prodotti'));
  const { compare } = new Intl.Collator('it');
  const placeOf = ({ posizione }) => posizione ?? Number.MAX_VALUE;
  products = docs
    .map((document) => {
      const product = { id: document.id, ...document.data() };
      const text = fold(`${product.nome}\n${product.descrizione}\n${product.categoria}`);
      return { ...product, text };
    })
    .sort(
      (a, b) =>
        CATEGORIES.indexOf(a.categoria) - CATEGORIES.indexOf(b.categoria) ||
        placeOf(a) - placeOf(b) ||
        a.prezzo - b.prezzo ||
        compare(a.nome, b.nome),
    );
  find();
}

/** Writes a price where the one that was shown still stands, with the menu's version. */
async function write(product, prezzo) {
  const { nome, prezzo: before } = product;
  const reference = doc(firestore, 'prodotti', product.id);
  await runTransaction(firestore, async (transaction) => {
    const stored = await transaction.get(reference);
    if (stored.get('prezzo') !== before) throw new Error('Changed meanwhile');
    transaction.update(reference, { prezzo });
    transaction.set(doc(firestore, 'meta', 'menu'), { version: serverTimestamp() });
  });
  product.prezzo = prezzo;
  told.textContent = `${nome}: ${euro(before)} → ${euro(prezzo)}`;
  draw();
}

function openPrice(button) {
  const { product: id } = button.closest('tr').dataset;
  const product = products.find((each) => each.id === id);
  const field = document.createElement('input');
  Object.assign(field, {
    inputMode: 'decimal',
    value: product.prezzo.toFixed(2).replace('.', ','),
  });
  field.addEventListener('blur', () => {
    const prezzo = Number(field.value.replace(',', '.'));
    if (prezzo >= 0 && prezzo !== product.prezzo) write(product, prezzo);
    else draw();
  });
  button.replaceWith(field);
  field.focus();
  field.select();
}

search.addEventListener('input', find);
rows.addEventListener('click', ({ target }) => {
  if (target.matches('button')) openPrice(target);
});
previous.addEventListener('click', () => {
  page = Math.max(0, page - 1);
  draw();
});
next.addEventListener('click', () => {
  page = Math.min(Math.ceil(found.length / PAGE_SIZE) - 1, page + 1);
  draw();
});
// The SDK sends no request before it has confirmed the stored user.
onAuthStateChanged(auth, (user) => {
  if (user) list();
  else location.assign('/login');
});
