/** A picture of a screen. */
export type Shot = { name: string; look: string; width: number; file: string }

/** All pictures beside each other as a page: a row a screen. */
export function drawContactSheet(shots: readonly Shot[]): string {
  const rows = [...Map.groupBy(shots, ({ name }) => name)].map(([name, ofScreen]) => {
    const pictures = ofScreen.map(
      ({ file, look, width }) =>
        `<a href="${file}"><img src="${file}" alt="${name}, ${look}" title="${look}" width="${width < 800 ? 195 : 427}"></a>`,
    )
    return `<h2>${name}</h2><p>${pictures.join('\n')}</p>`
  })
  return `<!doctype html><meta charset="utf-8"><title>Écrans</title>
<style>body{font:16px system-ui;margin:1rem}p{display:flex;gap:.5rem;flex-wrap:wrap;align-items:flex-start}img{border:1px solid #888}</style>
${rows.join('\n')}
`
}
