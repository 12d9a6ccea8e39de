/** First screen of the history page: dough and wheat. */
export function StoriaHero() {
  return (
    <section className="hero hero-low on-dark">
      <picture className="hero-picture">
        <source
          type="image/avif"
          srcSet="/pictures/impasti-640.avif 640w, /pictures/impasti-1200.avif 1200w"
          sizes="(max-width: 767.98px) 75vw, 100vw"
        />
        <img
          src="/pictures/impasti-1200.webp"
          srcSet="/pictures/impasti-640.webp 640w, /pictures/impasti-1200.webp 1200w"
          sizes="(max-width: 767.98px) 75vw, 100vw"
          width={1200}
          height={800}
          alt="Panetti di impasto infarinati e spighe di grano su un tavolo di noce"
          fetchPriority="high"
        />
      </picture>
      <div className="page hero-text">
        <h1>Storia</h1>
        <p className="hero-lead">
          Tre spighe di grano sopra la porta e un forno acceso dal 1987. Il resto lo ha fatto il
          tempo.
        </p>
      </div>
    </section>
  );
}
