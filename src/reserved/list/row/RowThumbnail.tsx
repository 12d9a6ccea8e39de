import { useState } from 'react';

/** The picture of a row, small. One that fails to load is hidden, as if there were none. */
export function RowThumbnail({ url }: { url: string }) {
  const [broken, setBroken] = useState(false);
  if (broken) return null;
  return (
    <img
      className="row-thumbnail"
      src={url}
      alt=""
      width={44}
      height={44}
      loading="lazy"
      decoding="async"
      fetchPriority="low"
      onError={() => setBroken(true)}
    />
  );
}
