type RowHeadProps = {
  nome: string;
  /** Where it stands in the file. */
  place?: string;
  note?: string | null;
};

/** The name of a row's product, its place in the file, and what of it is left out. */
export function RowHead({ nome, place, note }: RowHeadProps) {
  return (
    <>
      <p className="import-name">
        <bdi>{nome || 'Senza nome'}</bdi>
        {place && <span className="import-place">{place}</span>}
      </p>
      {note && <p className="import-note">{note}</p>}
    </>
  );
}
