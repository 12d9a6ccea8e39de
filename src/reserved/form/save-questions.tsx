import { changeOf, creationOf } from '../../domain/changes/change';
import type { Product } from '../../domain/product/product';
import { slipsOf } from '../../domain/staff/slips';
import type { ValidFields } from '../../domain/staff/validation';
import { contradictions } from '../../domain/staff/words';
import { controlId } from '../../ui/form/Field';
import type { Ask } from '../../ui/useQuestion';
import { slipQuestion, withName } from '../texts';
import type { SaveJob } from './save-product';

/**
 * Asks about marks that the allergens contradict, and about prices and a name that may be slips.
 * @param products the menu to compare with @returns whether it may be saved
 */
export async function askAboutSlips(
  ask: Ask,
  fields: ValidFields,
  { id, base }: SaveJob,
  products: readonly Product[],
) {
  const problems = contradictions(fields);
  if (problems.length > 0) {
    // The focus returns to the marks after 'Correggi'.
    document.getElementsByName('etichette-vegetariano')[0]?.focus();
    const isConfirmed = await ask({
      title: <>{withName('Etichette giuste per', fields.nome)}?</>,
      text: problems.map((problem) => <p key={problem}>{problem}.</p>),
      confirm: 'Sì, salva così',
      cancel: 'Correggi',
    });
    if (!isConfirmed) return false;
  }
  const change = base ? changeOf(base, fields) : creationOf(id, fields);
  const slips = change ? slipsOf(change, products) : [];
  const [slip] = slips;
  if (!slip) return true;
  // The focus returns to this field after 'Correggi'.
  document.getElementById(controlId(slip.field))?.focus();
  return ask(slipQuestion(slips, fields.nome));
}
