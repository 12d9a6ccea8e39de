import type { Plugin } from 'vite';
import { paths } from '../src/paths.ts';
import { restaurant } from '../src/restaurant.ts';
import type { PrerenderedPage } from '../src/start/entry-server';

/** The sitemap for search engines: every page with an address of its own that is not kept from them. */
export function sitemapOf(pages: readonly Pick<PrerenderedPage, 'head' | 'path'>[]): string {
  const listed = pages.filter(
    ({ head }) => head.includes('rel="canonical"') && !head.includes('content="noindex"'),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${listed.map(({ path }) => `  <url><loc>${restaurant.url}${path}</loc></url>`).join('\n')}
</urlset>
`;
}

// Nothing is disallowed: pages that must not be listed say so themselves (noindex), and search engines have to read that.
const robots = `User-agent: *
Disallow:

Sitemap: ${restaurant.url}/sitemap.xml
`;

const manifest = {
  id: paths.home,
  name: restaurant.name,
  short_name: restaurant.shortName,
  description: restaurant.tagline,
  lang: 'it',
  start_url: paths.home,
  display: 'minimal-ui',
  background_color: '#24160f',
  theme_color: '#24160f',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ...[192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  ],
};

const files: Record<string, string> = {
  'robots.txt': robots,
  'manifest.webmanifest': JSON.stringify(manifest, null, 2),
};

/** Writes the files that only machines read, from the same facts as the pages, so that an owner edits them once. */
export function machineFiles(): Plugin {
  return {
    name: 'machine-files',
    generateBundle() {
      for (const [fileName, source] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const source = files[request.url?.slice(1) ?? ''];
        if (source === undefined) next();
        else response.end(source);
      });
    },
  };
}
