import type { Change } from '../../domain/changes/change';
import type { Product } from '../../domain/product/product';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { PriceQuestion } from '../PriceQuestion';

/** What a save asks about before it begins. */
export type SaveQuestionTopic = {
  /** Another product of the category has this name. */
  sameName?: Product;
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
  const { sameName, bare, farPrices } = question ?? {};
  const answers = {
    onConfirm: () => question?.answer(true),
    onCancel: () => question?.answer(false),
    cancel: 'Torna al modulo',
  };
  return (
    <>
      <ConfirmDialog
        open={sameName !== undefined}
        title="C’è già un piatto con questo nome"
        confirm="Salva lo stesso"
        {...answers}
      >
        <p>
          «<bdi>{sameName?.nome}</bdi>» è già tra i piatti di «{sameName?.categoria}». Nel menu i
          due avranno lo stesso nome.
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        open={bare !== undefined}
        title="Davvero nessun allergene?"
        confirm="Sì, nessuno"
        {...answers}
      >
        <p>
          I clienti leggeranno di «<bdi>{bare}</bdi>»: <b>Nessun allergene dichiarato</b>. Chi evita
          un allergene lo vedrà tra i piatti che può scegliere.
        </p>
      </ConfirmDialog>
      <PriceQuestion
        change={farPrices ?? null}
        onConfirm={answers.onConfirm}
        onCancel={answers.onCancel}
      />
    </>
  );
}
