import type { Problem } from '../solution.ts'

const CONSTRUCTS =
  /^(?:sur (?:ta|votre|une) feuille,? )?(?:construi(?:s|re|sez)|trace[rz]?|dessine[rz]?|reproduis|reproduire) (?=(?:un|le|une|la) (?:rectangle|carré|triangle|losange|parallélogramme|cercle|trapèze|quadrilatère))(?<figure>[^.?!]{8,120})[.]/iu

/** « Construis un rectangle LUNE tel que LU = 8 cm » tells of the figure that the next questions are about. */
export const fromConstruction = (problem: Problem): Problem | undefined => {
  const figures = (problem.earlier ?? []).flatMap(asked => CONSTRUCTS.exec(asked.trim())?.groups?.figure ?? [])
  const [only] = figures
  if (only === undefined || figures.length > 1 || CONSTRUCTS.test(problem.body)) return undefined
  const stated = `${only.charAt(0).toUpperCase()}${only.slice(1)}.`
  return { ...problem, context: [problem.context, stated].filter(part => part !== '').join('\n'), earlier: [] }
}
