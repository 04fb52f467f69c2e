type Face = { family: string; style: string; weight: string }

/** What a page knows a font by; engines quote its name or not, and write a weight as a word or a number. */
export const familyKey = ({ family, style, weight }: Face): string =>
  [family.replaceAll(/["']/g, ''), style, weight.replace('normal', '400').replace('bold', '700')].join(' ')

const FACE = /@font-face\s*\{([^}]*)\}/g
const SOURCE = /src\s*:(?:url\([^)]*\)|[^;}])*/
/** A font in the text, with its format where it is said. */
const INSIDE = /url\(["']?data:[^)]*\)(?:\s*format\([^)]*\))?/

const read = (face: string, name: string, usual: string) =>
  new RegExp(`${name}\\s*:\\s*([^;}]*)`).exec(face)?.[1]?.trim() ?? usual

/**
 * Styles of which each font has no address to be fetched from, so that the page says which it misses; `files` are their
 * files by key. A small font that comes in the text keeps that alone: its other addresses may not be fetched either.
 */
export function withLocalFonts(css: string): { text: string; files: Map<string, string> } {
  const files = new Map<string, string>()
  const text = css.replaceAll(FACE, (whole, face: string) => {
    const inside = INSIDE.exec(face)?.[0]
    if (inside) return `@font-face{${face.replace(SOURCE, () => `src:${inside}`)}}`
    const file = /url\(["']?(?:[^)"']*\/)?([^/)"']+\.woff2)["']?\)/.exec(face)?.[1]
    if (!file) return whole
    files.set(
      familyKey({
        family: read(face, 'font-family', ''),
        style: read(face, 'font-style', 'normal'),
        weight: read(face, 'font-weight', '400'),
      }),
      file,
    )
    return `@font-face{${face.replace(SOURCE, `src:local("${file}")`)}}`
  })
  return { text, files }
}
