import type { Cases } from './cases.ts'

/** As in cases.ts: words, verbs, translations, a dictation. */
export const wordCases: Cases = [
  [
    { kind: 'text', ideas: [{ label: 'idée 1', anyOf: ['photosynthese'] }] },
    [
      ['la photosynthèse', 'correct'],
      ['La photosintese', 'correct'],
      ['la respiration', 'incorrect'],
    ],
  ],
  [
    {
      kind: 'text',
      ideas: [
        {
          label: 'idée 1',
          anyOf: ['prise Bastille', 'prendre Bastille', 'Bastille tombe', 'attaque Bastille'],
          weight: 2,
        },
        { label: 'idée 2', anyOf: ['14 juillet 1789', '1789'], weight: 1 },
      ],
    },
    [
      ["C'est la prise de la Bastille en 1789.", 'correct'],
      ['Les parisiens ont pris la bastille', 'partial'],
      ['La déclaration des droits de l’homme', 'incorrect'],
    ],
  ],
  [
    {
      kind: 'text',
      ideas: [
        { label: 'idée 1', anyOf: ['separation pouvoirs', 'pouvoirs separes', 'partager pouvoirs'] },
        { label: 'idée 2', anyOf: ['legislatif'] },
        { label: 'idée 3', anyOf: ['executif'] },
        { label: 'idée 4', anyOf: ['judiciaire'] },
      ],
    },
    [
      ['Il veut séparer les pouvoirs : législatif, exécutif et judiciaire', 'correct'],
      ['la séparation des pouvoirs', 'partial'],
      ['le roi doit garder tous les pouvoirs', 'incorrect'],
    ],
  ],
  [
    {
      kind: 'text',
      ideas: [
        {
          label: 'idée 1',
          anyOf: ['evaporation eau', 'eau evapore', 'transformer vapeur', 'devenir gaz', 'etat gazeux'],
        },
      ],
    },
    [
      ["L'eau s'évapore", 'correct'],
      ['elle devient un gaz', 'correct'],
      ["l'eau ne s'évapore pas", 'incorrect'],
      ['elle se transforme en glace', 'incorrect'],
    ],
  ],
  [
    { kind: 'text', ideas: [{ label: 'idée 1', anyOf: ['complement objet direct', 'COD'] }] },
    [
      ['COD', 'correct'],
      ["complément d'objet direct", 'correct'],
      ["complément d'objet indirect", 'incorrect'],
    ],
  ],
  [
    {
      kind: 'text',
      ideas: [
        {
          label: 'idée 1',
          anyOf: ['population augmente', 'hausse population', 'croissance population', 'plus habitants'],
        },
        { label: 'idée 2', anyOf: ['ville', 'urbain'] },
      ],
    },
    [
      ["C'est quand il y a de plus en plus d'habitants dans les villes", 'correct'],
      ['La population urbaine croît', 'correct'],
      ["c'est quand les gens quittent la ville pour la campagne", 'incorrect'],
    ],
  ],
  [
    {
      kind: 'text',
      ideas: [
        {
          label: 'idée 1',
          anyOf: [
            'hypotenuse carre egal somme carres',
            'carre hypotenuse somme carres deux autres cotes',
            'BC2 = AB2 + AC2',
          ],
        },
      ],
    },
    [
      [
        "Dans un triangle rectangle, le carré de l'hypoténuse est égal à la somme des carrés des deux autres côtés",
        'correct',
      ],
      ["l'hypothénuse au carré c'est la somme des carrés des autres cotés", 'correct'],
      ["l'hypoténuse est égale à la somme des deux autres côtés", 'incorrect'],
    ],
  ],
  [
    { kind: 'conjugation', verb: 'finir', tense: 'IMPARFAIT', person: 3 },
    [
      ['nous finissions', 'correct'],
      ['finissions', 'correct'],
      ['nous finissons', 'incorrect'],
    ],
  ],
  [{ kind: 'conjugation', verb: 'aller', tense: 'FUTUR', person: 5 }, [['ils iront', 'correct']]],
  [{ kind: 'conjugation', verb: 'manger', tense: 'PASSE_COMPOSE', person: 2 }, [['elle a mangée', 'incorrect']]],
  [{ kind: 'conjugation', verb: 'être', tense: 'SUBJONCTIF_PRESENT', person: 1 }, [['que tu sois', 'correct']]],
  [
    {
      kind: 'translation',
      accepted: [
        'I have been living in Paris for two years',
        'I have lived in Paris for two years',
        "I've lived in Paris for two years",
      ],
    },
    [
      ['I have lived in Paris for 2 years.', 'correct'],
      ['I live in Paris since two years', 'incorrect'],
      ['I have lived in paris for two year', 'partial'],
    ],
  ],
  [
    { kind: 'dictation', text: 'Les enfants étaient partis à la plage, où ils se sont bien amusés.' },
    [
      ['Les enfants étaient partis à la plage, où ils se sont bien amusés.', 'correct'],
      ['Les enfants étaient parti a la plage, ou ils se sont bien amusés.', 'partial'],
      ['Les enfant été parti a la plaje ou il ce son bien amusé', 'incorrect'],
    ],
  ],
]
