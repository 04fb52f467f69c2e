import type { Exercise, Generator } from '../../../exercise.ts'
import { pick, shuffle } from '../../../random.ts'
import { askWord, type Wrong } from '../../ask-word.ts'
import {
  AIM,
  drawInfinitive,
  INSIDE,
  isSeparable,
  LAST,
  NEVER,
  PURPOSES,
  WITH_ZU,
  WITHOUT,
  whole,
  withZu,
} from './infinitive.ts'

export const insertZu: Generator = (random): Exercise => {
  const one = drawInfinitive(random, isSeparable)
  const head = pick(random, WITH_ZU)
  const answer = withZu(one)
  return askWord({
    reasoning: 'zu-inside',
    lang: 'de',
    level: 2,
    statement: `Complétez avec « ${whole(one)} » à la forme qui convient : « ${head}, ${one.rest} … »`,
    answer,
    accepted: [`${head}, ${one.rest} ${answer}.`],
    wrong: [
      [`zu ${whole(one)}`, 'Ce verbe a une particule : zu ne reste pas devant lui.'],
      [`${whole(one)} zu`, 'Zu ne vient jamais derrière l’infinitif.'],
      [whole(one), `Après « ${head} », il faut zu.`],
    ],
    hint: 'Ce verbe est fait de deux morceaux. Lesquels ?',
    rule: INSIDE,
    begin: 'Séparez par un trait la particule et le verbe.',
    steps: [
      `« ${head} » demande zu, et « ${one.particle} » est une particule séparable.`,
      `Zu se glisse à l’intérieur : « ${head}, ${one.rest} ${answer}. »`,
    ],
  })
}

export const useZuOrNot: Generator = (random): Exercise => {
  const one = drawInfinitive(random, each => !isSeparable(each))
  const needs = random() < 0.5
  const head = needs ? `${pick(random, WITH_ZU)},` : pick(random, WITHOUT)
  const answer = needs ? withZu(one) : one.verb
  const options: Wrong[] = [
    needs
      ? [one.verb, `Après « ${head.replace(',', '')} », l’infinitif demande zu.`]
      : [withZu(one), `Après « ${head} », il n’y a pas de zu.`],
    [`um zu ${one.verb}`, 'Um annonce un but, et il se place au début de la proposition.'],
    [`${one.verb} zu`, 'Zu ne vient jamais derrière l’infinitif.'],
  ]
  return askWord({
    reasoning: 'zu-or-not',
    lang: 'de',
    level: 1,
    statement: `Complétez : « ${head} ${one.rest} … » Choisissez entre : ${shuffle(random, [answer, ...options.map(([text]) => text)]).join(', ')}.`,
    answer,
    accepted: [`${head} ${one.rest} ${answer}.`],
    wrong: options,
    hint: 'Regardez le début de la phrase : de quelle sorte de verbe s’agit-il ?',
    rule: NEVER,
    begin: 'Cherchez le verbe conjugué dans les listes de la leçon.',
    steps: [
      needs ? `« ${head.replace(',', '')} » se construit avec zu.` : `« ${head} » se construit sans zu.`,
      `« ${head} ${one.rest} ${answer}. »`,
    ],
  })
}

export const orderEnd: Generator = (random): Exercise => {
  const one = drawInfinitive(random, each => !isSeparable(each))
  const head = pick(random, WITH_ZU)
  const answer = `${one.rest} zu ${one.verb}`
  return askWord({
    reasoning: 'zu-order',
    lang: 'de',
    level: 2,
    statement: `Remettez dans l’ordre la fin de la phrase « ${head}, … » : ${shuffle(random, [one.rest, 'zu', one.verb]).join(' / ')}.`,
    answer,
    accepted: [`${head}, ${answer}.`],
    wrong: [
      [`zu ${one.verb} ${one.rest}`, 'C’est l’ordre du français : ce qui complète l’infinitif vient devant lui.'],
      [`zu ${one.rest} ${one.verb}`, 'Zu ne se sépare pas de son infinitif.'],
      [`${one.rest} ${one.verb} zu`, 'Zu ne vient jamais derrière l’infinitif.'],
    ],
    hint: 'Que faut-il garder pour la fin ?',
    rule: LAST,
    begin: 'Repérez les deux mots qui ne se séparent pas.',
    steps: [`« ${one.rest} » complète l’infinitif : il vient devant lui.`, `« ${head}, ${answer}. »`],
  })
}

export const sayPurpose: Generator = (random): Exercise => {
  const one = pick(random, PURPOSES)
  const answer = `um ${one.rest} ${withZu(one)}`
  return askWord({
    reasoning: 'zu-purpose',
    lang: 'de',
    level: 3,
    statement: `« ${one.main}. Ich will ${one.rest} ${whole(one)}. » Réunissez ces deux phrases pour dire le but : « ${one.main}, … » Écrivez tous les mots qui manquent.`,
    answer,
    accepted: [`${one.main}, ${answer}.`],
    wrong: [
      [
        `für ${one.rest} ${withZu(one)}`,
        '« Für » se met devant un nom ; devant un infinitif, « pour » se dit autrement.',
      ],
      [`um ${one.rest} ${whole(one)}`, 'Il manque un petit mot devant l’infinitif.'],
      [`um ${withZu(one)} ${one.rest}`, 'C’est l’ordre du français : l’infinitif doit fermer la phrase.'],
      [`um ich ${one.rest} ${withZu(one)}`, 'Le sujet ne se répète pas : c’est le même dans les deux parties.'],
    ],
    hint: 'Le verbe wollen disparaît : le but se dit par un infinitif.',
    rule: AIM,
    begin: 'Qui agit dans la seconde phrase ? Est-ce la même personne ?',
    steps: [
      'Le sujet est le même des deux côtés : on peut employer um … zu, et « Ich will » disparaît.',
      `« ${one.main}, ${answer}. »`,
    ],
  })
}

export const chooseHead: Generator = (random): Exercise => {
  const one = drawInfinitive(random)
  const needs = random() < 0.5
  const end = `${one.rest} ${needs ? withZu(one) : whole(one)}.`
  const answer = pick(random, needs ? WITH_ZU : WITHOUT)
  const wrong = shuffle(random, needs ? WITHOUT : WITH_ZU).slice(0, 3)
  return askWord({
    reasoning: 'zu-head',
    lang: 'de',
    level: 2,
    statement: `« … ${end} » Quel début convient (la virgule éventuelle n’est pas écrite) ? Choisissez entre : ${shuffle(random, [answer, ...wrong]).join(', ')}.`,
    answer,
    accepted: [`${answer} ${end}`, `${answer}, ${end}`],
    wrong: wrong.map(
      (text): Wrong => [
        text,
        needs ? `Derrière « ${text} », il n’y aurait pas de zu.` : `Derrière « ${text} », il faudrait zu.`,
      ],
    ),
    hint: 'Regardez l’infinitif : a-t-il ce petit mot avec lui ?',
    rule: NEVER,
    begin: 'Rangez les débuts proposés en deux groupes.',
    steps: [
      needs
        ? `L’infinitif a zu : il faut un début qui le demande, « ${answer} ».`
        : `L’infinitif n’a pas de zu : il faut un verbe de modalité, möchte ou werden, ici « ${answer} ».`,
      `« ${answer}${needs ? ',' : ''} ${end} »`,
    ],
  })
}
