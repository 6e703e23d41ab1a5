/**
 * Prints the nginx configuration of the site, to be included in nginx's http block:
 * npx tsx scripts/hosts/nginx.ts --root /var/www/site/out --name example.org --cert fullchain.pem --key privkey.pem
 */
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { caching, embeddable, hashedName, headers } from './headers';
import { redirects } from './redirects';

/** Every type of file in the export; Debian's list lacks web manifests and uses an outdated type for scripts. */
const types = {
  'text/html': 'html',
  'text/css': 'css',
  'text/csv': 'csv',
  'text/javascript': 'js',
  'text/plain': 'txt',
  'text/xml': 'xml',
  'application/json': 'json',
  'application/manifest+json': 'webmanifest',
  'application/pdf': 'pdf',
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/x-icon': 'ico',
  'font/woff2': 'woff2',
};

const compressed = Object.keys(types).filter((type) => !/pdf|png|webp|woff2|html/.test(type));

/** Where the site is on the server: folder, host name, certificate files and ports. */
interface NginxSite {
  root: string;
  name?: string;
  cert: string;
  key: string;
  port?: number;
  plainPort?: number;
}

/** The configuration; without plainPort there is no server that redirects plain HTTP to HTTPS. */
export function nginxConfig({ root, name = '_', cert, key, port = 443, plainPort }: NginxSite): string {
  const sent = Object.entries({
    ...headers,
    [embeddable.header]: '$site_resource_policy',
    'Cache-Control': '$site_caching',
  });
  const pattern = (from: string) => from.replaceAll('.', '\\.').replace(':slug', '(?<slug>[a-z0-9-]+)');
  const redirect = `server {
    listen ${plainPort};
    server_name ${name};
    server_tokens off;
    return 308 https://$host$request_uri;
}

`;
  return `# Made by scripts/hosts/nginx.ts; change the lists there.
map "$status$uri" $site_caching {
    default "${caching.other}";
    "~^(?:200|206|304)${hashedName.slice(1).replaceAll('\\', '\\\\')}" "${caching.hashed}";
}
map $uri $site_resource_policy {
    default "${headers[embeddable.header]}";
    "~^${embeddable.folder}" "${embeddable.value}";
}

${plainPort ? redirect : ''}server {
    listen ${port} ssl http2;
    server_name ${name};
    ssl_certificate ${cert};
    ssl_certificate_key ${key};
    ssl_protocols TLSv1.2 TLSv1.3;
    server_tokens off;
    root ${root};
    absolute_redirect off;

    charset utf-8;
    charset_types text/css text/csv text/javascript text/plain text/xml application/json application/manifest+json;
    types {
${Object.entries(types)
  .map(([type, extension]) => `        ${type} ${extension};`)
  .join('\n')}
    }
    gzip on;
    gzip_vary on;
    gzip_min_length 512;
    gzip_types ${compressed.join(' ')};

    # All here: an add_header inside a location would switch these off there.
${sent.map(([header, value]) => `    add_header ${header} "${value}" always;`).join('\n')}

    error_page 404 /404.html;
    location = /404.html { internal; }

    # Files for other hosts, and hidden ones.
    location ~ ^/(?:_headers|_redirects|serve\\.json|404/?)$|/\\.(?!well-known/) { return 404; }

    # What has moved.
${redirects
  .map(
    ([from, to]) =>
      `    location ~ ^${pattern(from)}$ { return 308 ${to.replace(':slug', '$slug')}$is_args$args; }`,
  )
  .join('\n')}

    # One address a page: /about, neither /about/ nor /about.html. The pattern admits no character that could
    # end a header line.
    location ~ ^/index(?:\\.html|/)?$ { return 308 /$is_args$args; }
    location ~ ^(?<page>/[A-Za-z0-9_/-]*[A-Za-z0-9_-])(?:\\.html|/)$ {
        if (-f $document_root$page.html) { return 308 $page$is_args$args; }
        return 404;
    }
    location = / { try_files /index.html =404; }
    # Pages have folders of their own name beside them, so a folder is never looked for.
    location / { try_files $uri $uri.html =404; }
}
`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const string = { type: 'string' } as const;
  const { root, name, cert, key } = parseArgs({
    options: { root: string, name: string, cert: string, key: string },
  }).values;
  if (!root || !cert || !key) throw new Error('nginx: --root, --cert and --key are needed');
  process.stdout.write(nginxConfig({ root, name, cert, key, plainPort: 80 }));
}
