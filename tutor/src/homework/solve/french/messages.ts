/** The sentences of worked French exercises. */
export const messages = {
  answer: (text: string) => `Réponse : **${text}**`,
  homophones: {
    a: '« a » est le verbe avoir : on peut dire « avait ».',
    à: '« à » est une préposition : on ne peut pas dire « avait ».',
    et: '« et » relie deux éléments : on peut dire « et puis ».',
    est: '« est » est le verbe être : on peut dire « était ».',
    on: '« on » est un pronom sujet : on peut dire « il ».',
    ont: '« ont » est le verbe avoir : on peut dire « avaient ».',
    son: '« son » est un déterminant devant un nom : on peut dire « mon ».',
    sont: '« sont » est le verbe être : on peut dire « étaient ».',
    ce: '« ce » est un déterminant devant un nom, ou un pronom : on peut dire « cela » ou « ce …-là ».',
    se: '« se » est un pronom devant un verbe : on peut dire « me » en changeant le sujet.',
    ou: '« ou » marque un choix : on peut dire « ou bien ».',
    où: '« où » indique un lieu ou un temps : on ne peut pas dire « ou bien ».',
    la: '« la » est un déterminant devant un nom féminin : on peut dire « une ».',
    là: '« là » indique un lieu : on peut dire « ici ».',
    "l'a": '« l’a » est le pronom l’ et le verbe avoir : on peut dire « l’avait ».',
    leur: '« leur » devant un verbe (à eux), ou devant un nom singulier : il ne prend pas de s.',
    leurs: '« leurs » est un déterminant devant un nom pluriel : on peut dire « mes ».',
    mes: '« mes » est un déterminant devant un nom pluriel : on peut dire « tes ».',
    mais: '« mais » oppose deux idées : on peut dire « pourtant ».',
    met: '« met » est le verbe mettre avec il, elle, on : on peut dire « mettait ».',
    mets: '« mets » est le verbe mettre avec je, tu : on peut dire « mettais ».',
    peu: '« peu » est le contraire de « beaucoup ».',
    peut: '« peut » est le verbe pouvoir avec il, elle, on : on peut dire « pouvait ».',
    peux: '« peux » est le verbe pouvoir avec je, tu : on peut dire « pouvais ».',
    quel: '« quel » s’accorde avec un nom masculin singulier.',
    quelle: '« quelle » s’accorde avec un nom féminin singulier.',
    quels: '« quels » s’accorde avec un nom masculin pluriel.',
    quelles: '« quelles » s’accorde avec un nom féminin pluriel.',
  },
  homophoneRule:
    'Deux homophones se prononcent de la même façon. Pour choisir, on remplace : « a » par « avait », « est » par « était », « ont » par « avaient », « sont » par « étaient ».',
  homophoneHints: [
    'La phrase a-t-elle déjà un verbe ? Sinon, le mot qui manque est peut-être un verbe.',
    'Essayez de remplacer par l’imparfait : la phrase a-t-elle encore un sens ?',
    'Quel mot suit : un nom, un infinitif, un participe passé ?',
  ],
  negatedVerb: (verb: string) => `Le verbe conjugué est « ${verb} ».`,
  negationAround: (particle: string, verb: string) =>
    `On encadre « ${verb} » par « ne » (ou « n’ » devant une voyelle) et « ${particle} ».`,
  negatedArticle: 'Après la négation, « un », « une », « des », « du » deviennent « de » (ou « d’ »).',
  negationRule: 'À la forme négative, « ne … pas » encadre le verbe ; à un temps composé, il encadre l’auxiliaire.',
  negationHints: [
    'Où est le verbe conjugué ? À un temps composé, cherchez l’auxiliaire.',
    'Placez « ne » devant et « pas » derrière ; attention à « n’ ».',
    'Que devient l’article « un », « une », « du », « des » après une négation ?',
  ],
  passiveSubject: (subject: string) => `Le COD de la phrase active, « ${subject} », devient le sujet.`,
  passiveVerb: (verb: string) =>
    `Le verbe passe à la voix passive : être au temps du verbe actif, puis le participe passé accordé avec le sujet : « ${verb} ».`,
  agent: (agent: string) => `Le sujet de la phrase active devient complément d’agent : « par ${agent} ».`,
  noAgent: 'Le sujet « on » disparaît : il n’y a pas de complément d’agent.',
  activeSubject: (subject: string) => `Le complément d’agent, « ${subject} », devient le sujet.`,
  activeVerb: (verb: string) =>
    `Le verbe se met au temps de l’auxiliaire « être », et s’accorde avec le nouveau sujet : « ${verb} ».`,
  activeObject: (object: string) => `Le sujet de la phrase passive devient le COD : « ${object} ».`,
  voiceRule:
    'De l’actif au passif : le COD devient sujet, le sujet devient complément d’agent (par …), le verbe se met à être + participe passé, au même temps.',
  passiveHints: [
    'Quel est le COD ? Il devient le sujet.',
    'À quel temps est le verbe ? Mettez « être » à ce temps.',
    'Accordez le participe passé avec le nouveau sujet.',
  ],
  activeHints: [
    'Qui fait l’action ? Cherchez le complément introduit par « par ».',
    'À quel temps est l’auxiliaire « être » ? C’est le temps du verbe actif.',
    'Accordez le verbe avec le nouveau sujet.',
  ],
  agreesWith: (word: string, noun: string, gender: 'M' | 'F', isPlural: boolean) =>
    `« ${word} » s’accorde avec « ${noun} », ${gender === 'F' ? 'féminin' : 'masculin'} ${isPlural ? 'pluriel' : 'singulier'}.`,
  invariableWithAvoir:
    'Avec l’auxiliaire « avoir », le participe passé ne s’accorde pas avec le sujet ; ici, aucun COD n’est placé avant.',
  objectBefore: (object: string) => `Avec « avoir », le participe s’accorde avec le COD placé avant : « ${object} ».`,
  form: (form: string) => `On écrit : ${form}.`,
  agreementRule:
    'L’adjectif s’accorde en genre et en nombre avec le nom. Le participe passé employé avec « être » s’accorde avec le sujet ; avec « avoir », avec le COD s’il est placé avant.',
  agreementHints: [
    'À quel nom ou à quel sujet ce mot se rapporte-t-il ?',
    'Ce nom est-il masculin ou féminin, singulier ou pluriel ?',
    'Avec « avoir » : y a-t-il un COD placé avant le verbe ?',
  ],
  pluralNoun: (one: string, several: string) => `« ${one} » devient « ${several} ».`,
  pluralRule:
    'Au pluriel, le nom prend -s ; -eau, -au, -eu prennent -x ; -al devient souvent -aux ; les noms en -s, -x, -z ne changent pas. Le déterminant, l’adjectif et le verbe s’accordent.',
  pluralHints: [
    'Que devient le déterminant au pluriel ?',
    'Comment se termine le nom ? Quelle est la règle pour cette terminaison ?',
    'Quels autres mots s’accordent : adjectif, verbe ?',
  ],
} as const
