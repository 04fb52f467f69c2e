import { OVERRIDE_PATH, type Override } from '@ariane/shared/contracts/override'
import { messages } from './messages.ts'

/** Of the banner, in the page. The shell's own build has nothing of it: a test looks for this word there. */
const MARK = 'ariane-remplacement'
export const RESET_PATH = `${OVERRIDE_PATH}/fin`

const inText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')

/** The same in both themes, so that it is never taken for a part of the product; beside the menu, above the content and the bar of a phone. */
const STYLE = `
#${MARK}{position:sticky;bottom:calc(4.25rem + env(safe-area-inset-bottom));z-index:10;display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;
padding:.5rem 1rem;background:#ffe08a;color:#2b2100;font:600 .875rem/1.4 system-ui,sans-serif;
border-top:2px solid #2b2100;overflow-wrap:anywhere}
#${MARK} p{margin:0;flex:1 1 20rem}
#${MARK} a{display:inline-flex;align-items:center;min-height:44px;color:inherit;text-decoration:underline}
#${MARK} a:focus-visible{outline:3px solid #2b2100;outline-offset:2px}
@media (min-width:48em){#${MARK}{bottom:0;padding-left:272px}}
@media print{#${MARK}{display:none}}`

/** A page with the banner that says what is replaced, and how to end that. */
export function withBanner(page: string, { remotes, until }: Override, nonce: string): string {
  const banner =
    `<aside id="${MARK}" aria-label="${messages.label}"><p>${inText(messages.replaced(remotes, until))}</p>` +
    `<a href="${RESET_PATH}">${messages.reset}</a></aside>`
  return page
    .replace('</head>', () => `<style nonce="${nonce}">${STYLE}</style></head>`)
    .replace('</body>', () => `${banner}</body>`)
}

/** What somebody sees who opens a link that counts for nothing. */
export const refusalPage = (sentence: string, nonce: string): string => `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${messages.title}</title><style nonce="${nonce}">
:root{color-scheme:light dark}body{margin:0;min-height:100dvh;display:grid;place-content:center;padding:1.5rem;
font:1.0625rem/1.6 system-ui,sans-serif}main{max-width:32rem}h1{font-size:1.5rem}a{display:inline-flex;align-items:center;min-height:44px}
</style></head><body><main><h1>${messages.title}</h1><p>${inText(sentence)}</p><a href="/">${messages.open}</a></main></body></html>`
