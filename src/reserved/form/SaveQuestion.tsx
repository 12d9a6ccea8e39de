import type { Change } from '../../domain/changes/change';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { PriceQuestion } from '../PriceQuestion';

/** What a save asks about before it begins. */
export type SaveQuestionTopic = {
  /** The name of a product without allergens, of which nobody has said that it has none. */
  bare?: string;
  /** A change with prices far from the old ones. */
  farPrices?: Change;
};

type SaveQuestionProps = {
  question: (SaveQuestionTopic & { answer: (save: boolean) => void }) | null;
};

/** The questions before a save. */
export function SaveQuestion({ question }: SaveQuestionProps) {
  const { bare, farPrices } = question ?? {};
  const answers = {
    onConfirm: () => question?.answer(true),
    onCancel: () => question?.answer(false),
  };
  return (
    <>
      <ConfirmDialog
        open={bare !== undefined}
        title="Davvero nessun allergene?"
        confirm="Sì, nessuno"
        cancel="Torna al modulo"
        {...answers}
      >
        <p>
          I clienti leggeranno di «<bdi>{bare}</bdi>»: <b>Nessun allergene dichiarato</b>. Chi evita
          un allergene lo vedrà tra i piatti che può scegliere.
        </p>
      </ConfirmDialog>
      <PriceQuestion change={farPrices ?? null} {...answers} />
    </>
  );
}
