import { sentences } from '../../words.ts'

/** Hints where options are offered, gaps filled, elements put together or in order: none of them knows the answer. */
export const messages = {
  rereadBoth: (one: string, other: string) => `Relisez les parties « ${one} » et « ${other} » de la leçon.`,
  rereadNumbered: (n: number) => `Relisez la ${n === 1 ? '1ʳᵉ' : `${n}ᵉ`} partie de la leçon.`,

  excluded: 'Relisez la question : elle porte sur ce qui **ne convient pas**.',
  cause: 'On vous demande une cause : cherchez ce qui explique le fait, et non ce qui le décrit.',
  observed: 'Partez de ce qui est observé ou donné : que montre-t-il exactement ?',
  gap: 'Lisez la phrase entière : quels mots autour du blanc décident de ce qui convient ?',
  amount: 'Que faut-il compter, mesurer ou calculer, et dans quelle unité ?',
  time: 'Situez d’abord la période : qu’y avait-il avant, qu’y avait-il après ?',
  place: 'On vous demande un lieu : dites d’abord ce qui s’y passe.',
  person: 'On vous demande une personne ou un groupe : quel est son rôle dans la leçon ?',
  role: 'On vous demande un rôle : que se passerait-il sans cela ?',
  meaning: 'Cherchez l’idée essentielle du mot, puis un exemple qui y correspond.',
  order: 'Cherchez le point de départ, puis vérifiez chaque passage d’une étape à la suivante.',
  difference: 'Décrivez les deux séparément avant de les comparer.',
  manner: 'On vous demande une manière de faire : redites-la avec vos mots, étape par étape.',
  change: 'Repérez ce qui change et ce qui reste pareil.',
  figure: 'Lisez d’abord la légende ou les axes de la figure : que montre chacun ?',
  eachAlone: 'Jugez chaque proposition seule, sans regarder les autres.',
  ownWords: 'Dites la réponse avec vos mots avant de relire les propositions.',
  twoSentences: 'Comparez les deux phrases mot à mot : qu’est-ce qui change de l’une à l’autre ?',
  setAside: (option: string, why: string) => `Pour commencer, écartez ${option}. ${why}`,
  explainAside: (option: string) => `Pour commencer, dites pourquoi ${option} ne convient pas.`,
  settle: 'Pour commencer, cherchez dans la leçon la règle ou le fait qui départage les propositions.',

  absolute: (word: string) => `« ${word} » ne laisse aucune exception : la leçon en connaît-elle une ?`,
  amountSaid: 'Vérifiez le nombre ou la date avant le reste de la phrase.',
  causeSaid: 'La phrase relie une cause et un effet : vérifiez les deux, puis le lien.',
  comparison: 'La phrase compare : dites d’abord avec quoi, puis dans quel sens.',
  negation: 'La phrase nie quelque chose : redites-la sans la négation, puis jugez.',
  eachWord: 'Un seul mot peut tout changer : vérifiez la phrase morceau par morceau.',
  startFrom: (term: string) =>
    `Pour commencer, dites ce que la leçon dit de « ${term} » sans regarder la phrase, puis comparez.`,
  startFromOwn: 'Pour commencer, cherchez un exemple de la leçon, et voyez si la phrase lui convient.',

  announces: (before: string, word: string, what: string) =>
    `Regardez le mot devant le blanc. « ${before} … » : « ${word} » annonce ${what}.`,
  kinds: { plural: 'un pluriel', feminine: 'un féminin singulier', masculine: 'un masculin singulier' },
  bracket: 'Le mot entre parenthèses est à mettre à la bonne forme : de quel mot de la phrase dépend-elle ?',
  wholeSentence:
    'Lisez chaque phrase en entier avant de la compléter : manque-t-il un nom, un verbe, un nombre, un petit mot ?',
  findMeaning: (meaning: string) => `Pour commencer, cherchez le mot qui veut dire : « ${meaning} ».`,
  findTranslation: (meaning: string) => `Pour commencer, cherchez comment on dit « ${meaning} ».`,
  longest: (begins: string) =>
    `Pour commencer, prenez la phrase « ${begins} » : de quoi parle-t-elle, et que dit la leçon là-dessus ?`,

  certainFirst: 'Associez d’abord ce qui ne laisse aucun doute : il en reste moins pour le reste.',
  eachMeaning: 'Lisez d’abord tous les sens : lequel parle d’une chose, lequel d’une action, lequel d’une qualité ?',
  example: (left: string, example: string) =>
    sentences(`Pour commencer, prenez « ${left} ». Un exemple : ${example}`, 'Qu’est-ce qui le définit ?'),
  startWith: (left: string) =>
    `Pour commencer, prenez « ${left} » : dites ce que vous en savez avant de lire l’autre colonne.`,

  apart: (one: string, other: string) => `Dites d’abord ce qui distingue « ${one} » de « ${other} ».`,
  everyGroup: (names: string) => `Dites d’abord avec vos mots ce que veut dire chaque groupe : ${names}.`,
  eachStatement: 'Jugez chaque phrase seule : un seul mot peut la rendre fausse.',
  groupMeaning: (group: string, meaning: string) => `« ${group} » : ${meaning}`,
  sortFirst: (member: string) =>
    `Pour commencer, prenez « ${member} » : qu’est-ce qui le fait entrer dans un groupe, et pas dans un autre ?`,

  whatNeedsWhat: 'Demandez-vous, pour chaque étape, ce qui doit être fait avant elle.',
  extremes: (low: string, high: string) => `Cherchez d’abord les deux bouts : « ${low} » et « ${high} ».`,
  sameForm: 'Écrivez d’abord tous les nombres sous la même forme : ils se comparent alors chiffre à chiffre.',
  periods: 'Rattachez d’abord chaque événement à une période, sans chercher sa date exacte.',
  textLinks: 'Repérez les mots qui renvoient à ce qui précède : « il », « cette », « alors », « mais »…',
  comparePair: (one: string, other: string) =>
    `Pour commencer, comparez seulement « ${one} » et « ${other} » : lequel vient avant l’autre ?`,
}
