import type { Judged } from './judged.ts'

export const translations: Judged = [
  [
    { kind: 'translation', accepted: ['She does not like spiders', "She doesn't like spiders"] },
    {
      correct: ["She doesn't like spiders.", 'she does not like spiders', 'She doesn’t like spiders'],
      partial: ["She doesn't like spider", "She dosn't like spiders", "She doesn't likes spiders"],
      incorrect: [
        "She don't like spiders",
        'She likes spiders',
        'She not like spiders',
        "He doesn't like spiders",
        "Elle n'aime pas les araignées",
      ],
    },
    { lang: 'en' },
  ],
  [
    {
      kind: 'translation',
      accepted: [
        'My brother went to school yesterday',
        'Yesterday my brother went to school',
        'Yesterday, my brother went to school',
      ],
    },
    {
      correct: ['My brother went to school yesterday!', 'yesterday my brother went to school'],
      partial: ['My brother went to scool yesterday', 'My brother went at school yesterday'],
      incorrect: [
        'My brother goes to school yesterday',
        'My brother go to school',
        'My sister went to school yesterday',
        'My brother will go to school tomorrow',
      ],
    },
    { lang: 'en' },
  ],
  [
    { kind: 'translation', accepted: ['There are three books on the table'] },
    {
      correct: ['There are 3 books on the table', 'there are three books on the table.'],
      partial: ['There are three book on the table', 'There are tree books on the table'],
      incorrect: [
        'There is three books on the table',
        'They are three books on the table',
        'There are three books under the table',
        'There are two books on the table',
      ],
    },
    { lang: 'en' },
  ],
  [
    { kind: 'translation', accepted: ['Me gusta el chocolate', 'A mí me gusta el chocolate'] },
    {
      correct: ['Me gusta el chocolate', 'me gusta el chocolate.', 'A mí me gusta el chocolate'],
      partial: ['Me gusta el chocolat', 'A mi me gusta el chocolate', 'Me gustan el chocolate'],
      incorrect: ['No me gusta el chocolate', 'Yo gusto el chocolate', 'Te gusta el chocolate'],
    },
    { lang: 'es' },
  ],
  [
    { kind: 'translation', accepted: ['Ich wohne in Berlin', 'Ich lebe in Berlin'] },
    {
      correct: ['ich wohne in Berlin', 'Ich lebe in Berlin.'],
      partial: ['Ich wone in Berlin', 'Ich wohnt in Berlin'],
      incorrect: ['Du wohnst in Berlin', 'Ich wohne in Hamburg', 'Ich wohne nicht in Berlin'],
    },
    { lang: 'de' },
  ],
]
