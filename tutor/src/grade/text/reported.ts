/** Who says something: anybody but the pupil. */
const WHO = String.raw`(?:certain(?:e?s)?|beaucoup|plusieurs|d'autres|quelqu'un|ils?|elles?|on|tout le monde|(?:(?:il )?(?:n')?y (?:en )?a(?: \p{L}+){0,3}|ceux|celui|les gens) qui|(?:des|les|beaucoup de|certaines|plein de|la plupart des) \p{L}+|(?:mon|ma|mes|un|une|le|la|ton|ta|notre|son|sa|l') ?\p{L}+(?: \p{L}+)?|(?!(?:je|tu|nous|vous|qui|que|et|mais|ne)\b)\p{L}[\p{L}-]+)`
const BELIEVES = String.raw`(?:pens(?:e|ent|ait|aient|é)|cr(?:oi[ts]|oient|oyait|oyaient|u)|imagin\p{L}+|prétend\p{L}*|suppos\p{L}+)`
const SAYS = String.raw`(?:${BELIEVES}|di(?:t|sent|sait|saient)|affirm\p{L}+|entend(?:ait|ent)?|li[ts]|racont\p{L}+|écri(?:t|vent|vait)|soutien\p{L}*|répèt\p{L}+|répond\p{L}*)`
/** « On pourrait croire que ». */
const MIGHT = `(?:peut|peuvent|pourrai(?:t|ent)|aurai(?:t|ent) pu|a tendance à|ont tendance à|serait tenté de)`
/** What the pupil thought before. */
const BEFORE = `(?:je (?:croyais|pensais)|j'aurais (?:cru|pensé|dit|pu (?:croire|penser|dire))|j'ai (?:cru|lu|vu|entendu(?: dire)?)|il paraît)`
const INTRODUCED = String.raw`(?:${BEFORE}|(?<who>${WHO}) (?:m'|me |lui |nous |s')?(?:a |ont |avait )?(?:longtemps |toujours |souvent )?(?:${MIGHT} (?:croire|penser|imaginer|dire|supposer)|${SAYS})(?: \p{L}+)??)(?: que? | qu'| ?: ?«? ?| ?« ?)`
const SOURCE = String.raw`(?:(?:selon|d'après) (?<source>(?!moi\b)\p{L}+(?: \p{L}+){0,2})|pour (?<others>certain(?:e?s)?|beaucoup|les gens|(?:mon|ma|mes) \p{L}+)), `
const IDEA = `(?:l'idée|la croyance|le préjugé) (?:que |qu'|selon laquelle |selon lequel )`

const VERY = '(?:complètement |totalement |tout à fait |carrément |archi |bien sûr |vraiment )?'
const FALSE = `(?:(?:archi-?)?faux|fausse|inexacte?|incorrecte?|absurde|une (?:grosse )?erreur|un mythe|une légende|une idée (?:reçue|fausse)|un préjugé|un mensonge|une blague|une bêtise|une rumeur|du n'importe quoi|n'importe quoi|pas (?:du tout )?(?:vrai|le cas|ça|juste|exact)|(?:tout )?le contraire|l'inverse|autre chose)`
/** « Mais on sait que », « mais je pense que ». */
const KNOWN = String.raw`(?:(?:je|on|la prof|les \p{L}+) \p{L}+ (?:\p{L}+ )?qu(?:e |'))?`
const REJECTION = String.raw`${KNOWN}(?:(?:c'est|ce n'est|c'était|cela est|ce qui est|(?:tout )?(?:ça|cela),? c'est|est|serait) ${VERY}${FALSE}|${WHO} (?:se trompe(?:nt)?|s'est trompée?|se sont trompée?s|(?:a|ont|avait) (?:bien |complètement |tout )?(?:tort|faux)|n'(?:a|ont) pas raison|ment(?:ent)?)|je n'y crois pas|je ne (?:suis pas (?:du tout )?d'accord|le (?:crois|pense) pas)|pas (?:moi|du tout)|non|faux|n'importe quoi|au contraire|jamais de la vie)(?![\p{L}'])`
const IN_FACT = String.raw`(?:en (?:réalité|fait|vérité))(?!\p{L})`
const BREAK = String.raw`(?:\s?»)?\s?(?:[.,;:!…]+\s*(?:(?:mais|or|et|sauf que)\s)?|\s(?:mais|or|et|alors que|sauf que)\s)(?:moi,?\s)?`
const MORE = String.raw`(?:[\s,]*(?:${IN_FACT}|${REJECTION}))*`

type Report = { pattern: RegExp; isSure: boolean }
const report = (opening: string, rejection: string, isSure = true): Report => ({
  pattern: new RegExp(`(?<![\\p{L}'])${opening}(?<said>.{3,700}?)(?<rejection>${rejection}${MORE})`, 'isu'),
  isSure,
})
const NO = String.raw`\s?\?\s*(?:non|faux|pas du tout|au contraire|n'importe quoi)(?!\p{L})`
const REPORTS: Report[] = [
  report(`(?:${INTRODUCED}|${SOURCE})`, `${BREAK}(?:${IN_FACT}[\\s,]*)?${REJECTION}`),
  report(IDEA, `\\s${REJECTION}`),
  report('«\\s?', `\\s?»\\s?[:,.]?\\s*${REJECTION}`),
  // « … ? Non. »: what follows is the answer. Where nothing does, the sentences before may be one as well.
  { pattern: new RegExp(`^(?<said>[^.!?]{3,})${NO}[\\s.!]*$`, 'isu'), isSure: true },
  { pattern: new RegExp(`^(?<said>.{3,})${NO}[\\s.!]*$`, 'isu'), isSure: false },
  { pattern: new RegExp(`(?<=^|[.!?;]\\s)(?<said>[^.!?;]{3,})${NO}`, 'isu'), isSure: true },
  // « En fait » may only go on.
  report(INTRODUCED.replace(SAYS, BELIEVES), `${BREAK}${IN_FACT}`, false),
]

/** What an answer reports of others: who says it, in which words it is rejected, whether surely, and whether nothing follows. */
export type Reported = { who: string; said: string; rejection: string; isSure: boolean; isLast: boolean }

/**
 * An answer without what it reports of others and rejects (« certains disent que …, mais c'est faux »): the rest is what the
 * pupil says. Undefined where nothing of the kind stands there.
 */
export const withoutRejected = (text: string): { own: string; reported: Reported[] } | undefined => {
  let own = text
  const reported: Reported[] = []
  for (const { pattern, isSure } of REPORTS)
    for (let found = pattern.exec(own); found; found = pattern.exec(own)) {
      const { who, source, others, said = '', rejection = '' } = found.groups ?? {}
      const rest = own.slice(found.index + found[0].length).replace(/^[\s,.;:!…»]+/, '')
      reported.push({ who: who ?? source ?? others ?? '', said, rejection, isSure, isLast: rest === '' })
      own = `${own.slice(0, found.index)}${rest}`
    }
  return reported.length > 0 ? { own: own.trim(), reported } : undefined
}
