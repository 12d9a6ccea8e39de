import { isToLookAt } from '../../../domain/allergens/named-allergens';
import { isWhole } from '../../../domain/changes/change';
import { allergenAnswer } from '../../../domain/product/allergens';
import type { Product } from '../../../domain/product/product';
import { STATUSES, type StaffStatus } from '../dish-status';

type Word = { text: string; isAlarm: boolean };

/** The words for what is not ordinary in a dish. */
function wordsOf(product: Product, status: StaffStatus | null): Word[] {
  const answer = allergenAnswer(product);
  const isSoldOut = status === 'tonight' || status === 'indefinitely';
  const words: (Word | false)[] = [
    status !== null &&
      status !== 'available' && { text: STATUSES[status].badge, isAlarm: isSoldOut },
    answer === 'toVerify' && { text: 'Allergeni da verificare', isAlarm: true },
    answer === 'undeclared' && { text: 'Allergeni da indicare', isAlarm: true },
    isToLookAt(product) && { text: 'Allergeni da guardare', isAlarm: true },
    answer !== 'toVerify' && !isWhole(product) && { text: 'Da correggere', isAlarm: true },
  ];
  return words.filter((word) => word !== false);
}

/** What is not ordinary in a dish, in words. Renders nothing if all is. */
export function RowWords({ product, status }: { product: Product; status: StaffStatus | null }) {
  const words = wordsOf(product, status);
  if (words.length === 0) return null;
  return (
    <strong data-words>
      {words.map(({ text, isAlarm }) => (
        <span key={text} className={isAlarm ? 'alarm' : ''}>
          {text}
        </span>
      ))}
    </strong>
  );
}
