import type { Sample } from './maths.samples.ts'

/** Statements of French. */
export const frenchSamples: Sample[] = [
  ['Conjugue au présent : finir (nous) ; aller (ils) ; être (tu)', ['nous finissons', 'ils vont', 'tu es']],
  ['Conjugue les verbes au présent :\n- finir (nous)\n- aller (ils)', ['nous finissons', 'ils vont']],
  ['Conjugue le verbe prendre au passé composé à la 3e personne du pluriel.', ['ils ont pris']],
  ['Conjugue le verbe finir à l’imparfait avec « nous ».', ['nous finissions']],
  [
    'Conjugue les verbes entre parenthèses au futur :\n1) Demain, nous (aller) à la plage.\n2) Je (avoir) un chien.\n3) Les enfants (jouer) dehors.',
    ['nous irons', "j'aurai", null],
  ],
  ['Conjugue au passé composé : elle (venir)', ['elle est venue']],
  ['Conjugue au futur : Mes parents nous (emmener) à la mer.', [null]],
  ['Conjugue au futur : Les enfants (jouer) et nous (aller) au parc.', [null]],
  ['Conjugue au futur : Quand nous (finir) le travail.', ['nous finirons']],
  ['Conjugue le verbe finir au présent, à la forme négative, avec « nous ».', [null]],
  ['Mets au subjonctif présent : il (pouvoir)', ["qu'il puisse"]],
  ['Conjugue le verbe chanter au futur.', [null]],
  ['Conjugue finir à toutes les personnes du présent.', [null]],
  ['Conjugue le verbe manger au présent et à l’imparfait avec nous.', [null]],
  [
    'Lis le texte suivant. Un renard passe dans la forêt. Il a faim.\nQuestion 1 : Qui est le personnage principal ?\nQuestion 2 : Relève trois adjectifs.\nQuestion 3 : Pourquoi a-t-il faim ? Justifie ta réponse.',
    [null, null, null],
  ],
  ['Souligne les verbes et donne leur temps.', [null]],
  ['Mets les phrases suivantes au pluriel :\na. Le cheval court vite.\nb. Mon ami est gentil.', [null, null]],
  ['Rédige un paragraphe de dix lignes dans lequel tu racontes ton premier jour au collège.', [null]],
  ['Donne la nature et la fonction des mots soulignés.', [null]],
  ['Apprends le poème « Demain, dès l’aube » pour lundi.', [null]],
  [
    'Accorde les participes passés :\n1. Elles sont (parti) hier.\n2. Les pommes que j’ai (mangé) étaient bonnes.',
    [null, null],
  ],
  ['Qu’est-ce qu’une métaphore ?', [null]],
]

/** Statements of the other subjects. */
export const otherSamples: Sample[] = [
  ['Translate into English: Je suis allé au cinéma hier.', [null]],
  ['Complete with the past simple:\n1. She (go) to London last year.\n2. We (not see) the film.', [null, null]],
  ['Traduis en espagnol : a) Je m’appelle Ana. b) J’ai douze ans.', [null, null]],
  ['Ergänze die Sätze: Ich habe gestern ein Buch gelesen.', [null]],
  ['Quelles sont les causes de la Première Guerre mondiale ?', [null]],
  [
    'Document 1 : une affiche de 1914.\n1) Présente le document.\n2) Explique pourquoi on mobilise les civils.',
    [null, null],
  ],
  ['Situe sur la carte les trois plus grandes métropoles du monde, puis nomme-les.', [null]],
  ['Pourquoi les plaques tectoniques bougent-elles ? Explique.', [null]],
  ['Définis le mot « dorsale ».', [null]],
  [
    'Un élève place une graine à la lumière et une autre dans le noir. Au bout de 5 jours, seule la première a germé.\n1. Quelle est l’hypothèse testée ?\n2. Que peux-tu conclure ?',
    [null, null],
  ],
  ['Un dipôle est traversé par un courant de 0,2 A sous une tension de 6 V. Calcule sa résistance.', [null]],
  ['Écris l’équation de la combustion du carbone.', [null]],
  ['Une voiture parcourt 150 km en 2 h. Calcule sa vitesse moyenne.', [null]],
  ['Explique ce qu’est la laïcité en t’appuyant sur un exemple.', [null]],
  ['Que signifie « démocratie » ?', [null]],
  ['Convertis 4,5 kg en g.', ['4500 g']],
  ['Convertis 72 km/h en m/s puis explique ta méthode.', [null]],
  ['Complète : La photosynthèse utilise la … du Soleil.', [null]],
  ['Relie chaque savant à sa découverte :\n- Pasteur\n- Newton\n- Mendel', [null, null, null]],
  [
    'EXERCICE 1 - VRAI OU FAUX\nIndique si les affirmations sont vraies ou fausses.\na) La Lune tourne autour de la Terre.\nb) Le Soleil est une planète.\nEXERCICE 2\nDéfinis : étoile, planète, satellite.',
    [null, null, null],
  ],
]
