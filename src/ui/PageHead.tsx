export type PageHeadProps = {
  title: string;
  /** Ends the document's title, after ' · ': by default the site's name. */
  suffix?: string;
  description: string;
  /** The page's path; none for a page that is shown at any address, such as the 404. */
  path?: string;
  /** The site's name and its `url`, without a slash at the end. */
  site: { name: string; url: string };
  noIndex?: boolean;
  /** The path of the picture for previews of links: a JPEG of 1200 x 630 px, by default the restaurant's own. */
  picture?: string;
};

/** Title and metadata of a page. React moves these elements into the document's head. */
export function PageHead({ title, description, path, site, ...options }: PageHeadProps) {
  const { suffix = site.name, noIndex = false, picture = '/anteprima.jpg' } = options;
  const fullTitle = `${title} · ${suffix}`;
  const canonical = path === undefined ? undefined : site.url + path;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {canonical && <link rel="canonical" href={canonical} />}
      {noIndex && <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="it_IT" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      {canonical && <meta property="og:url" content={canonical} />}
      <meta property="og:image" content={site.url + picture} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Structured data as the text of a script element (JSON-LD). A '<' could end that element early, so it is escaped. */
export function toJsonLd(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
