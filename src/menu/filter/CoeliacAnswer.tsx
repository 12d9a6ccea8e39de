import { useHouse } from '../../house';
import { Sentence, useTexts } from '../../ui/texts';
import { useChoice } from '../choice-store';
import { PHONE } from '../MenuMessages';

/** The allergen whose absence coeliacs ask for. */
export const GLUTEN = 1;

/** What the house says to coeliacs, wherever a guest avoids gluten. Without an answer it says whom to ask. */
export function CoeliacAnswer() {
  const { t, isItalian } = useTexts();
  const { avoided } = useChoice();
  const words = useHouse().answers.celiachia?.words;
  if (!avoided.includes(GLUTEN)) return null;
  if (!words) {
    return (
      <p className="lh-sm quiet">
        <Sentence
          text={t('Per la celiachia chiedi al personale. Chiamaci al {phone}.')}
          phone={PHONE}
        />
      </p>
    );
  }
  return (
    <p className="lh-sm house-fact">
      <strong>{`${t('Celiachia')}: `}</strong>
      <span lang={isItalian ? undefined : 'it'}>{words}</span>
    </p>
  );
}
