type StorageListProps = {
  entries: readonly {
    /** Names of the cookies, keys or caches. */
    names: readonly string[];
    purpose: string;
    lifetime: string;
  }[];
};

/** What the browser stores, why and for how long. */
export function StorageList({ entries }: StorageListProps) {
  return (
    <ul className="storage-list">
      {entries.map((entry) => (
        <li key={entry.names.join()}>
          <p className="storage-names">
            {entry.names.map((name) => (
              <code key={name}>{name}</code>
            ))}
          </p>
          <p>{entry.purpose}</p>
          <p className="storage-lifetime">Durata: {entry.lifetime}</p>
        </li>
      ))}
    </ul>
  );
}
