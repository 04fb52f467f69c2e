import { fold } from '../../../words.ts'
import type { Problem } from '../solution.ts'

const LIMIT =
  /(?:vitesse|allure|masse|charge|temperature)s? (?:est |doit etre |soit )?(?:maximale?|limitee?|maximum|autorisee?|reglementaire)|(?:limitee?|limite|limitation) (?:de vitesse|a \d)|ne (?:doit|doivent|peut|peuvent) pas depasser/
/** A limit that is stated says nothing of what somebody did: « une vitesse maximale de 70 km/h ». */
export const withoutLimits = (problem: Problem): Problem | undefined => {
  if (/limit|maxim|autoris|respect|infraction|depass|regle/.test(fold(problem.body))) return undefined
  const stated = problem.context.replace(
    /,? (?:sur une (?:route|autoroute|rue|voie) )?(?:où|dont) (?:la|sa) vitesse (?:y )?est limitée à \d+ km\/h/gu,
    '',
  )
  const sentences = stated.split(/(?<=[.!])\s+|\n/u)
  const kept = sentences.filter(sentence => !LIMIT.test(fold(sentence)))
  return (kept.length === sentences.length && stated === problem.context) || kept.length === 0
    ? undefined
    : { ...problem, context: kept.join(' ') }
}
