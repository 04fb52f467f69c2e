import type { AnyRoutes } from './handlers.ts'

const htmlText = (text: string) => text.replace(/[&<>"]/g, char => `&#${char.charCodeAt(0)};`)

/** A readable list of the calls; the schemas are in the OpenAPI document. */
export function docsPage(rows: AnyRoutes, title: string): string {
  const lines = Object.entries(rows)
    .sort(([, a], [, b]) => a.path.localeCompare(b.path))
    .map(
      ([name, row]) => `<tr><td><code>${row.method}</code></td><td><code>${htmlText(row.path)}</code></td>
<td>${htmlText(row.summary)}</td><td>${row.policy.allow}</td><td>${row.rate}</td><td><code>${htmlText(name)}</code></td></tr>`,
    )
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${htmlText(title)}</title><meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="/api/docs.css"></head>
<body>
<h1>${htmlText(title)}</h1>
<p>Every call of the product API. Schemas: <a href="/api/openapi.json">OpenAPI 3.1</a>. Policies: public, signedIn (verified
identity), member (opened account), manager, self (the pupil), actsFor (whom the table of rights lets do it with the pupil), owns (whoever
acts for the owner; anybody else gets 404).</p>
<table>
<thead><tr><th>Method</th><th>Path</th><th>What</th><th>Policy</th><th>Rate class</th><th>Name</th></tr></thead>
<tbody>
${lines.join('\n')}
</tbody>
</table>
</body>
</html>
`
}

export const docsStyle = `body{font:1rem/1.5 system-ui,sans-serif;max-width:75rem;margin:2rem auto;padding:0 1rem;color:#1a202c;background:#fff}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.4rem .6rem;border-bottom:1px solid #cbd5e0;vertical-align:top}
`
