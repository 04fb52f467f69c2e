import type { ModuleGuide } from './module-guide.ts'

/** Types in which the pupil writes, speaks or listens. */
export const WRITING_GUIDES = {
  SHORT_ANSWER: {
    description: 'Des questions auxquelles on répond en quelques mots ou par un nombre.',
    example: 'Posez 3 questions qui demandent une réponse précise, avec un indice qui aide sans donner la réponse.',
  },
  OPEN_QUESTION: {
    description: 'Une question à laquelle on répond en quelques phrases.',
    example: 'Demandez d’expliquer un « pourquoi » ou un « comment », et dites quelles idées la réponse doit contenir.',
  },
  ESSAY: {
    description: 'Un texte libre et organisé, avec des critères pour se relire.',
    example:
      'Donnez un sujet de rédaction, un plan possible en trois temps, et les critères qui permettront de se relire.',
  },
  CREATIVE_WRITING: {
    description: 'Un texte à inventer, avec des mots de la leçon à utiliser.',
    example: 'Invitez à inventer une courte histoire qui utilise 4 mots de la leçon, chacun à sa juste place.',
  },
  TEXT_ANALYSIS: {
    description: 'Un texte à lire de près et une question pour l’expliquer, preuves à l’appui.',
    example: 'Choisissez un texte, demandez ce qu’il veut dire, et faites citer les mots qui le montrent.',
  },
  TRANSLATION: {
    description: 'Des phrases ou des mots à traduire, ou à redire autrement.',
    example:
      'Proposez 4 phrases à traduire, des plus simples aux plus longues, en acceptant toutes les bonnes tournures.',
  },
  SENTENCE_CORRECTION: {
    description: 'Des phrases qui contiennent une erreur, à récrire correctement.',
    example: 'Écrivez 4 phrases avec une erreur fréquente chacune, une seule, et rappelez la règle dans la correction.',
  },
  VOCABULARY_DEFINITION: {
    description: 'Des mots de la leçon à définir soi-même.',
    example:
      'Faites définir 5 mots avec ses propres mots : une bonne définition marche même pour qui n’a pas lu le cours.',
  },
  ORAL_QUESTION: {
    description: 'Une question à laquelle on répond à voix haute, ou par écrit si l’on préfère.',
    example: 'Posez 2 questions comme à l’oral du brevet : on prépare une minute, puis on répond en trois phrases.',
  },
  SPEAK_THE_WORDS_SET: {
    description: 'Des mots à écouter et à dire à voix haute.',
    example:
      'Choisissez 6 mots qui ne se prononcent pas comme ils s’écrivent, donnez leur sens, et faites-les écouter avant de les dire.',
  },
  DICTATION: {
    description: 'Un texte à écouter phrase par phrase et à écrire.',
    example:
      'Dictez un court texte qui fait travailler l’orthographe de la leçon, phrase par phrase, et relisez-le en entier à la fin.',
  },
} as const satisfies Partial<Record<string, ModuleGuide>>
