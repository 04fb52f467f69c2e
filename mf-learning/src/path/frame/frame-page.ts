/** The files that the page of a frame names: plain scripts and styles. */
const FILE =
  /<script[^>]*\ssrc="(?:[^"]*\/)?([\w.-]+\.js)"[^>]*><\/script>|<link[^>]*\shref="(?:[^"]*\/)?([\w.-]+\.css)"[^>]*>/g

export const listFiles = (html: string): string[] =>
  [...html.matchAll(FILE)].flatMap(([, script, style]) => script ?? style ?? [])

/** Stricter than what the server gives the same page: it fetches nothing at all. What the page around it forbids stays so. */
const policy = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    'img-src data: blob:',
    'media-src data: blob:',
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

/** No text of a script ends its element, or begins a comment in it. */
const quoteScript = (text: string) => text.replaceAll(/<(?=\/script|!--)/gi, '\\x3c')

/**
 * The page of a frame with its files in it.
 * @param contents texts by file
 * @param nonce of the page that holds the frame, whose policy is this one's as well
 */
export function wholePage(html: string, contents: ReadonlyMap<string, string>, nonce: string): string {
  const scripts: string[] = []
  const page = html.replaceAll(FILE, (_, script?: string, style?: string) => {
    if (style) return `<style nonce="${nonce}">${contents.get(style) ?? ''}</style>`
    scripts.push(`<script nonce="${nonce}">${quoteScript(contents.get(script ?? '') ?? '')}</script>`)
    return ''
  })
  const [head = '', rest = ''] = page.split('<head>')
  const [body = '', end = ''] = rest.split('</body>')
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy(nonce)}">`
  return `${head}<head>${meta}${body}${scripts.join('')}</body>${end}`
}
