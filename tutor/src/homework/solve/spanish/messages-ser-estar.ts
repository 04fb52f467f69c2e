/** The sentences about ser, estar, gustar and comparisons. */
export const messages = {
  state: 'On parle d’un état, qui peut changer : on emploie « estar ».',
  place: 'On dit où cela se trouve, ou ce qui est en train de se faire : on emploie « estar ».',
  nature: 'On dit qui ou comment c’est, par nature (identité, métier, origine, caractère, heure) : on emploie « ser ».',
  form: (verb: string, subject: string, form: string) =>
    `« ${verb} » au présent${subject === '' ? '' : `, sujet « ${subject} »`} : « ${form} ».`,
  answer: (text: string) => `Réponse : **${text}**`,
  rule: 'Ser (soy, eres, es, somos, sois, son) : identité, métier, origine, caractère, heure. Estar (estoy, estás, está, estamos, estáis, están) : lieu, état passager, action en cours.',
  hints: [
    'S’agit-il d’un lieu, d’un état passager, ou de ce qu’est la personne ou la chose ?',
    'Quel est le sujet ? À quelle personne est-il ?',
    'Récitez le verbe choisi : soy, eres, es… ou estoy, estás, está…',
  ],
  comparison: (first: string, second: string) => `On encadre l’adjectif : « ${first} … ${second} ».`,
  comparisonRule: 'Supériorité : más … que. Infériorité : menos … que. Égalité : tan … como.',
  comparisonHints: [
    'Plus, moins ou autant ?',
    'Quel mot vient devant l’adjectif ?',
    'Quel mot introduit le second élément : que ou como ?',
  ],
  pleases: (isPlural: boolean, form: string) =>
    `Ce qui plaît est au ${isPlural ? 'pluriel' : 'singulier'} : le verbe s’accorde avec lui, « ${form} ».`,
  gustarRule: 'Gustar s’accorde avec ce qui plaît : me gusta el cine, me gusta leer, me gustan los gatos.',
  gustarHints: [
    'Qu’est-ce qui plaît ?',
    'Est-ce un nom singulier, un nom pluriel ou un infinitif ?',
    'Un infinitif compte comme un singulier.',
  ],
  article: (text: string) => `Genre et nombre du nom : « ${text} ».`,
  articleRule:
    'El (masculin singulier), la (féminin singulier), los (masculin pluriel), las (féminin pluriel). -o est souvent masculin, -a souvent féminin.',
  articleHints: [
    'Le nom est-il masculin ou féminin ?',
    'Est-il au singulier ou au pluriel ?',
    'Est-ce une exception : el día, la mano, el problema ?',
  ],
} as const
