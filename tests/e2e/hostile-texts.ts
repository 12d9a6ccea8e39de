import type { Page } from '@playwright/test';
import { clearFirestore, putDocuments } from '../../emulators/client';
import { staffAccount } from '../../emulators/sample/accounts';
import type { Suite } from '../../emulators/suite';
import { product } from '../product';
import { expect } from './fixtures';
import { cards } from './visitor';

/** Texts that the rules accept, since they are within the limits. */
export const hostile = {
  html: '<h1>Gratis</h1><img src=x onerror="document.title=\'preso\'"><b>tutto</b>',
  script: '<script>document.title="preso"</script>',
  breakout: '"><svg/onload=document.title="preso"> \'--> ]]> &lt;b&gt; &amp; {{7*7}} %s %00',
  override: '\u202eirotidiv i ottos opmet\u202c fine \u2067destra\u2069 \u200fsegno',
  unclosedOverride: '\u202etxet neddih',
  arabic: 'بيتزا مارغريتا ٧٫٥٠ €',
  emoji: '🍕👨‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿👩🏽‍🍳'.repeat(4),
  stacked: `Z${'\u0300\u0316'.repeat(50)}a`,
  capitals: 'W'.repeat(120),
  controls: 'riga\nnuova\ttab\u0007campanello',
} as const;

/** A description at its limit, without a place to break. */
export const longWord = `${'m'.repeat(999)}W`;

/** A product with every allergen and price. */
export const plain = product({
  allergeni: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
  prezzo: 9999.99,
  prezzo_familiare: 9999.99,
  prezzo_al_metro: 9999.99,
});

/** A menu of these texts alone: each once as a name and once as a description, and the longest word. */
export async function putHostileMenu(suite: Suite) {
  const named = Object.entries(hostile).map(
    ([key, text]) => [`prodotti/nome-${key}`, { ...plain, nome: text }] as const,
  );
  const described = Object.entries(hostile).map(
    ([key, text]) => [`prodotti/testo-${key}`, { ...plain, nome: key, descrizione: text }] as const,
  );
  await clearFirestore(suite);
  await putDocuments(suite, {
    ...Object.fromEntries([...named, ...described]),
    'prodotti/lungo': { ...plain, nome: 'lungo', descrizione: longWord },
    'meta/menu': { version: new Date() },
    [`staff/${staffAccount.uid}`]: {},
  });
}

/** How many dishes that menu has. */
export const dishCount = 2 * Object.keys(hostile).length + 1;

/** Asserts that no text became an element or was executed, and that all are shown unchanged. */
export async function expectOnlyText(page: Page) {
  await expect(page).toHaveTitle('Pizze classiche · Pizzeria Tre Spighe');
  await expect(
    page
      .getByRole('main')
      .locator('script:not([type="application/ld+json"]), article h1, article b, article img'),
  ).toHaveCount(0);
  const names = await cards(page)
    .getByRole('heading', { level: 2 })
    .evaluateAll((all) => all.map((heading) => heading.textContent));
  for (const text of Object.values(hostile)) expect(names).toContain(text);
  const descriptions = await cards(page)
    .locator('.item-description')
    .evaluateAll((all) => all.map((description) => description.textContent));
  for (const text of [...Object.values(hostile), longWord]) expect(descriptions).toContain(text);
}

/** Asserts that the menu's JSON-LD is complete: no text may close its script element. */
export async function expectSchemaIntact(page: Page) {
  const schemas = page.getByRole('main').locator('script[type="application/ld+json"]');
  await expect(schemas).toHaveCount(1);
  const text = (await schemas.textContent()) ?? '';
  expect(JSON.stringify(JSON.parse(text))).toContain(JSON.stringify(hostile.script).slice(1, -1));
}

/** Asserts that no text overflows its card. */
export async function expectNoCardOverflow(page: Page) {
  const overflowing = await cards(page).evaluateAll((all) =>
    all.flatMap((card) => {
      const { left, right } = card.getBoundingClientRect();
      return [...card.querySelectorAll(':is(h2, p, li, dl, dd, dt, span):not(.visually-hidden)')]
        .filter((part) => {
          const box = part.getBoundingClientRect();
          const cut = part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0;
          return box.left < left - 1 || box.right > right + 1 || cut;
        })
        .map((part) => `${part.tagName} ${part.className} in ${card.textContent?.slice(0, 30)}`);
    }),
  );
  expect(overflowing).toEqual([]);
}
