import type { Expected } from '../index.ts'
import type { Judged } from './judged.ts'

const ideas = (...list: string[][]): Expected => ({
  kind: 'text',
  ideas: list.map(anyOf => ({ label: anyOf[0] ?? '', anyOf })),
})

export const sentences: Judged = [
  [
    ideas(['lune entre soleil terre', 'lune cache soleil', 'lune devant soleil']),
    {
      correct: [
        'La Lune cache le Soleil',
        'c kan la lune passe devant le soleil',
        'La lune se met entre le soleil et la terre.',
        'le soleil est caché par la lune',
      ],
      incorrect: [
        'le soleil cache la lune',
        'La Terre est entre le Soleil et la Lune',
        'La lune ne cache pas le soleil',
        'il fait nuit',
        'je sais pas',
      ],
    },
    { question: 'Qu’est-ce qu’une éclipse de Soleil ?' },
  ],
  [
    ideas(['digestion'], ['intestin grele', 'intestin']),
    {
      correct: [
        "La digestion se termine dans l'intestin grêle",
        "c'est la digetion, dans l'intestin",
        'digestion / intestin',
      ],
      partial: ['la digestion', "dans l'intestin grêle", "La digestion se passe dans l'estomac"],
      incorrect: ['la respiration', "l'estomac", 'le cœur et les poumons', 'dans la bouche'],
    },
    { question: 'Quelle fonction transforme les aliments, et où passent-ils dans le sang ?' },
  ],
  [
    ideas(['monarchie absolue', 'roi tous les pouvoirs', 'roi pouvoir absolu']),
    {
      correct: [
        'une monarchie absolue',
        "c'est le roi qui a tous les pouvoirs",
        'La monarchi absolu',
        'le roi a le pouvoir absolu, il décide de tout',
      ],
      incorrect: [
        'une république',
        'le roi n’a pas tous les pouvoirs',
        'la démocratie',
        'une monarchie constitutionnelle',
        'le peuple a tous les pouvoirs',
      ],
    },
    { question: 'Quel est le régime politique de Louis XIV ?' },
  ],
  [
    ideas(['narrateur interne', 'point de vue interne', 'focalisation interne', 'premiere personne']),
    {
      correct: [
        'le point de vue est interne',
        'Le narrateur parle à la première personne',
        'focalisation interne',
        'il raconte a la 1ere personne',
      ],
      incorrect: [
        'point de vue externe',
        "ce n'est pas un point de vue interne",
        'troisième personne',
        'point de vue omniscient',
      ],
    },
    { question: 'Quel est le point de vue du récit ?' },
  ],
  [
    ideas(['masse augmente pas', 'masse conserve', 'masse reste meme', 'masse change pas']),
    {
      correct: [
        'la masse ne change pas',
        'La masse se conserve',
        'la masse reste la même',
        'elle change pas, la masse',
      ],
      incorrect: [
        'la masse change',
        'la masse augmente',
        'la masse ne se conserve pas',
        'le volume ne change pas',
        'la masse diminue',
      ],
    },
    { question: 'Que devient la masse quand la glace fond ?' },
  ],
]
