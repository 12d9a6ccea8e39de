/** The silent film of a margherita. It is fetched when the visitor starts it, and never plays by itself. */
export function Film() {
  return (
    <video
      className="film"
      controls
      muted
      playsInline
      preload="none"
      width={1280}
      height={720}
      poster="/pictures/film-margherita-poster.webp"
      aria-label="Come nasce una margherita"
      aria-describedby="film-in-parole"
    >
      <source src="/pictures/film-margherita.mp4" type="video/mp4" />
      <track
        kind="captions"
        srcLang="it"
        label="Italiano"
        src="/pictures/film-margherita.vtt"
        default
      />
    </video>
  );
}
