import { changeOf, farSteps } from '../../domain/changes/change';
import type { ValidFields } from '../../domain/staff/validation';
import { contradictions } from '../../domain/staff/words';
import { controlId } from '../../ui/form/Field';
import type { Ask } from '../../ui/useQuestion';
import { priceQuestion, withName } from '../texts';
import type { SaveJob } from './save-product';

/** Asks about marks that the allergens contradict, and about prices far from the old ones. @returns whether it may be saved */
export async function askAboutSlips(ask: Ask, fields: ValidFields, base: SaveJob['base']) {
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
  const change = base && changeOf(base, fields);
  const [step] = change ? farSteps(change) : [];
  if (!change || !step) return true;
  // The focus returns to this field after 'Correggi'.
  document.getElementById(controlId(step.field))?.focus();
  return ask(priceQuestion(change));
}
