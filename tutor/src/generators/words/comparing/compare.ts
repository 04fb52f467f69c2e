import type { Exercise, Generator } from '../../exercise.ts'
import { int, pick, shuffle } from '../../random.ts'
import { askWord, type Wrong } from '../ask-word.ts'
import { type Comparing, ENGLISH, GERMAN } from './compared.ts'

const draw = (random: () => number, { adjectives, names }: Comparing) => {
  const [one, other] = pick(random, names)
  return { adjective: pick(random, adjectives), one, other }
}

/** The comparative in a sentence. */
const formComparative =
  (language: Comparing): Generator =>
  (random): Exercise => {
    const { adjective, one, other } = draw(random, language)
    const { base, french, more, slip, why } = adjective
    return askWord({
      reasoning: 'compare-form',
      lang: language.lang,
      level: 1,
      statement: `Complétez avec le comparatif de supériorité de « ${base} » (${french}) : « ${language.than(one, '…', other)} »`,
      answer: more,
      accepted: [language.than(one, more, other)],
      wrong: [
        [slip, `Ce n’est pas ainsi qu’on forme le comparatif : ${why}.`],
        [language.doubled(adjective), 'Il y a deux marques au lieu d’une.'],
        [base, 'C’est l’adjectif tel quel : il ne compare rien.'],
        [language.most(adjective), 'C’est le superlatif.'],
      ],
      hint: 'On dit « plus … que ».',
      rule: language.rules.than,
      begin: 'Cherchez s’il est court, long ou irrégulier, et si son orthographe change.',
      steps: [`Ici, ${why}.`, `« ${language.than(one, more, other)} »`],
    })
  }

/** The superlative in a sentence. */
const formSuperlative =
  (language: Comparing): Generator =>
  (random): Exercise => {
    const { adjective, one } = draw(random, language)
    const { base, french, more, why } = adjective
    const answer = language.most(adjective)
    return askWord({
      reasoning: 'compare-most',
      lang: language.lang,
      level: 2,
      statement: `Complétez avec le superlatif de « ${base} » (${french}) : « ${language.best(one, '…')} » Écrivez tous les mots qui manquent.`,
      answer,
      accepted: [language.best(one, answer)],
      wrong: [
        [language.wrongMost(adjective), 'La marque est celle du comparatif.'],
        [more, 'C’est le comparatif.'],
        [adjective.most, 'Il manque le petit mot qui commence le superlatif.'],
        [base, 'C’est l’adjectif tel quel.'],
      ],
      hint: 'On dit « le plus … », « la plus … » : un seul dépasse tous les autres.',
      rule: language.rules.most,
      begin: 'Partez du comparatif : que devient sa marque ?',
      steps: [`Ici, ${why}.`, `« ${language.best(one, answer)} »`],
    })
  }

const askFrame =
  (language: Comparing, kind: 'equal' | 'less'): Generator =>
  (random): Exercise => {
    const { adjective, one, other } = draw(random, language)
    const { base, french, more } = adjective
    const isEqual = kind === 'equal'
    const answer = isEqual ? language.equal(base) : language.less(base)
    const say = (form: string) => language.than(one, form, other).replace(` ${language.thanWord} `, ' ')
    return askWord({
      reasoning: `compare-${kind}`,
      lang: language.lang,
      level: 2,
      statement: `Complétez pour dire « ${isEqual ? 'aussi' : 'moins'} … que », avec l’adjectif « ${base} » (${french}) : « ${say('…')} » Écrivez tous les mots qui manquent.`,
      answer,
      accepted: [say(answer), ...(isEqual ? language.equalToo(base) : language.lessToo(base))],
      wrong: [
        [isEqual ? language.less(base) : language.equal(base), `C’est « ${isEqual ? 'moins' : 'aussi'} … que ».`],
        [`${more} ${language.thanWord}`, 'C’est « plus … que ».'],
        [
          isEqual
            ? `${language.equal(base).split(' ')[0]} ${base} ${language.thanWord}`
            : `${language.not} ${base} ${language.thanWord}`,
          isEqual ? 'Le second mot du cadre n’est pas le bon.' : 'Ce n’est pas ainsi que l’on nie l’égalité.',
        ],
      ],
      hint: isEqual ? 'Deux petits mots encadrent l’adjectif.' : 'Partez de l’égalité, puis niez-la.',
      rule: isEqual ? language.rules.equal : language.rules.less,
      begin: 'Écrivez l’adjectif, puis ce qui vient devant, puis ce qui vient derrière.',
      steps: [isEqual ? language.rules.equal : language.rules.less, `« ${say(answer)} »`],
    })
  }

/** What measures say of two people. */
const compareMeasures =
  (language: Comparing): Generator =>
  (random): Exercise => {
    const [base, unit, from, step] = pick(random, language.measured)
    const [one, other] = pick(random, language.names)
    const adjective = language.adjectives.find(found => found.base === base) ?? language.adjectives[0]
    const first = from + step * int(random, 0, 4)
    const second = from + step * int(random, 0, 4)
    const texts = {
      more: `${adjective?.more ?? ''} ${language.thanWord}`,
      equal: language.equal(base),
      less: language.less(base),
    }
    const right = first > second ? 'more' : first === second ? 'equal' : 'less'
    const meanings = { more: 'plus … que', equal: 'aussi … que', less: 'moins … que' }
    const say = (form: string) => language.than(one, form, other).replace(` ${language.thanWord} `, ' ')
    return askWord({
      reasoning: 'compare-measures',
      lang: language.lang,
      level: 3,
      statement: `${one} : ${first} ${unit}. ${other.charAt(0).toUpperCase()}${other.slice(1)} : ${second} ${unit}. Complétez avec « ${base} » (${adjective?.french ?? ''}) : « ${say('…')} » Choisissez entre : ${shuffle(random, Object.values(texts)).join(', ')}.`,
      answer: texts[right],
      accepted: [say(texts[right]), ...(right === 'less' ? language.lessToo(base) : [])],
      wrong: (['more', 'equal', 'less'] as const)
        .filter(kind => kind !== right)
        .map((kind): Wrong => [texts[kind], `Cela veut dire « ${meanings[kind]} » : comparez ${first} et ${second}.`]),
      hint: 'Comparez les deux nombres, dans l’ordre de la phrase.',
      rule: 'Traduisez chacune des propositions en français.',
      begin: 'Qui est nommé en premier, et a-t-il le nombre le plus grand ?',
      steps: [`On compare ${first} et ${second} : il faut « ${meanings[right]} ».`, `« ${say(texts[right])} »`],
    })
  }

/** A comparative that is badly made. */
const mendComparative =
  (language: Comparing): Generator =>
  (random): Exercise => {
    const { adjective, one, other } = draw(random, language)
    const { more, slip, why, base } = adjective
    const bad = random() < 0.5 ? slip : language.doubled(adjective)
    return askWord({
      reasoning: 'compare-mend',
      lang: language.lang,
      level: 2,
      statement: `« ${language.than(one, `[${bad}]`, other)} » Récrivez correctement le comparatif entre crochets.`,
      answer: more,
      accepted: [language.than(one, more, other)],
      wrong: [
        [bad, `C’est la forme à corriger : ${why}.`],
        [base, 'C’est l’adjectif tel quel.'],
        [language.most(adjective), 'C’est le superlatif.'],
        [slip, `Ce n’est pas ainsi qu’on forme le comparatif : ${why}.`],
        [language.doubled(adjective), 'Il y a deux marques au lieu d’une.'],
      ],
      hint: 'Retrouvez d’abord l’adjectif simple.',
      rule: language.rules.than,
      begin: 'Ne gardez qu’une seule marque, et vérifiez l’orthographe.',
      steps: [`L’adjectif est « ${base} » : ${why}.`, `« ${language.than(one, more, other)} »`],
    })
  }

/** The adjective behind a comparative or a superlative. */
const findBase =
  (language: Comparing): Generator =>
  (random, params): Exercise => {
    const { adjective, one, other } = draw(random, language)
    const { base, more, french, why } = adjective
    const others = shuffle(
      random,
      language.adjectives.filter(found => found !== adjective),
    ).toSorted((a, b) => Number(b.base.charAt(0) === base.charAt(0)) - Number(a.base.charAt(0) === base.charAt(0)))
    const isMost = params.only !== 'comparative' && random() < 0.5
    return askWord({
      reasoning: 'compare-base',
      lang: language.lang,
      level: 1,
      statement: `« ${isMost ? language.best(one, language.most(adjective)) : language.than(one, more, other)} » De quel adjectif est-ce ${isMost ? 'le superlatif' : 'le comparatif'} ? Donnez sa forme simple.`,
      answer: base,
      wrong: [
        isMost ? [more, 'C’est le comparatif.'] : [language.doubled(adjective), 'Il y a deux marques au lieu d’une.'],
        ...others.slice(0, 2).map((found): Wrong => [found.base, `Cet adjectif veut dire « ${found.french} ».`]),
      ],
      hint: 'Retirez la marque, et remettez l’orthographe du dictionnaire.',
      rule: 'Quelques adjectifs changent entièrement : revoyez la liste des irréguliers.',
      begin: 'Que veut dire la phrase en français ?',
      steps: [`Ici, ${why}.`, `« ${base} » veut dire « ${french} ».`],
    })
  }

const list = (prefix: string, language: Comparing): Record<string, Generator> => ({
  [`${prefix}-compare-form`]: formComparative(language),
  [`${prefix}-compare-most`]: formSuperlative(language),
  [`${prefix}-compare-equal`]: askFrame(language, 'equal'),
  [`${prefix}-compare-less`]: askFrame(language, 'less'),
  [`${prefix}-compare-measures`]: compareMeasures(language),
  [`${prefix}-compare-mend`]: mendComparative(language),
  [`${prefix}-compare-base`]: findBase(language),
})

/** Comparatives and superlatives in English and German. */
export const comparingGenerators: Record<string, Generator> = { ...list('en', ENGLISH), ...list('de', GERMAN) }
