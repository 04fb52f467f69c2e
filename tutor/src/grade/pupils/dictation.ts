import type { Judged } from './judged.ts'

export const dictations: Judged = [
  [
    { kind: 'dictation', text: 'Le renard regardait les raisins mûrs qui pendaient à une treille.' },
    {
      correct: [
        'Le renard regardait les raisins mûrs qui pendaient à une treille.',
        'Le  renard regardait les raisins mûrs qui pendaient à une treille.',
      ],
      partial: [
        'Le renard regardait les raisins murs qui pendaient à une treille.',
        'Le renard regardait les raisins mûrs qui pendaient a une treille.',
        'Le renard regardait les raisins mûr qui pendait à une treille.',
        'le renard regardait les raisins mûrs qui pendaient à une treille',
        'Le renard regardait les raisin mûrs qui pendaient à une treille.',
        'Le renard regardait les raisins mûrs qui pendaient à une trèille.',
      ],
      incorrect: [
        'Le renar regarder les raisin mur qui pendé a une treye',
        'Le renard',
        'bonjour',
        'le renare regardais lé raisins mure ki pendais a une trèye',
      ],
    },
  ],
  [
    { kind: 'dictation', text: 'Ces enfants sont allés jouer dehors parce que la pluie s’est arrêtée.' },
    {
      correct: [
        "Ces enfants sont allés jouer dehors parce que la pluie s'est arrêtée.",
        'Ces enfants sont allés jouer dehors parce que la pluie s’est arrêtée.',
      ],
      partial: [
        "Ses enfants sont allés jouer dehors parce que la pluie s'est arrêtée.",
        "Ces enfants sont aller jouer dehors parce que la pluie s'est arrêtée.",
        "Ces enfants sont allés jouer dehors parce que la pluie c'est arrêtée.",
        "Ces enfants sont allés jouer dehors parce que la pluie s'est arrêté",
        "Ces enfants sont allés jouer dehors, parce que la pluie s'est arrêtée.",
        "Ces enfants son allés jouer dehor parce que la pluie s'est arrêtée.",
        "Ces enfants sont allés dehors parce que la pluie s'est arrêtée.",
      ],
      incorrect: [
        'Cé enfan son aler joué deor parse que la plui cé areté',
        'Ces enfants sont',
        "La pluie s'est arrêtée.",
        'je ne sais pas',
      ],
    },
  ],
  [
    { kind: 'dictation', text: 'Où es-tu allé ? Je t’ai cherché partout.' },
    {
      correct: [
        "Où es-tu allé ? Je t'ai cherché partout.",
        'Où es-tu allé? Je t’ai cherché partout.',
        'Où es-tu allé ?\nJe t’ai cherché partout.',
      ],
      partial: [
        "Ou es-tu allé ? Je t'ai cherché partout.",
        "Où es-tu allé ? Je t'ai chercher partout.",
        "Où est-tu allé ? Je t'ai cherché partout.",
        "Où es tu allé ? Je t'ai cherché partout.",
        "Où es-tu allé ? Je t'es cherché partout.",
        "où es-tu allé je t'ai cherché partout",
      ],
      incorrect: ['Ou et tu aler je té cherché partou', 'Où', 'Je suis là.', "J'ai cherché"],
    },
  ],
]
