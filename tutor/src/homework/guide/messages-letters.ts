/** Methods for questions of languages, French and the humanities, and for any other. */
export const letters = {
  definition: {
    steps: [
      'Retrouvez le mot dans la leçon.',
      'Dites d’abord à quelle famille il appartient (« C’est un… »), puis ce qui le distingue des autres.',
      'Ajoutez un exemple qui montre que vous avez compris.',
    ],
    hints: [
      'Commencez par « C’est… » ou « On appelle… ».',
      'De quelle grande famille ce mot fait-il partie ?',
      'Qu’est-ce qui le rend différent des mots voisins de la leçon ?',
    ],
    checklist: ['Ma phrase dit ce que c’est.', 'Elle dit ce qui le distingue.', 'J’ai donné un exemple.'],
    minutes: 4,
  },
  reading: {
    steps: [
      'Relisez la question et soulignez le mot qui dit ce qu’il faut faire.',
      'Cherchez dans le texte ou le document le passage qui répond, et notez la ligne.',
      'Répondez par une phrase qui reprend les mots de la question.',
      'Appuyez-la sur une citation courte, entre guillemets.',
    ],
    hints: [
      'Dans quelle partie du texte en parle-t-on ?',
      'Quels mots du texte le montrent ? Recopiez-les entre guillemets.',
      'Rédigez : « … , car le texte dit : « … » ».',
    ],
    checklist: [
      'Ma réponse est une phrase complète.',
      'J’ai cité le texte entre guillemets.',
      'J’ai expliqué ce que montre la citation.',
    ],
    minutes: 6,
  },
  document: {
    steps: [
      'Présentez le document : nature, auteur, date, sujet.',
      'Relevez les informations qui répondent à la question.',
      'Expliquez-les avec ce que vous avez appris : qui, quand, où, pourquoi.',
      'Répondez par une phrase complète.',
    ],
    hints: [
      'Quelle est la nature du document, sa date et son auteur ?',
      'Quelle information du document répond à la question ?',
      'Quel événement, quelle notion ou quel lieu de la leçon explique cette information ?',
    ],
    checklist: [
      'J’ai pris une information dans le document.',
      'Je l’ai expliquée avec la leçon.',
      'Mes dates, mes lieux et mes noms sont exacts.',
      'Ma réponse est rédigée.',
    ],
    minutes: 8,
  },
  explanation: {
    steps: [
      'Reformulez la question : que faut-il expliquer ?',
      'Cherchez dans la leçon les deux ou trois idées qui répondent.',
      'Reliez-les avec « parce que », « donc », « c’est pourquoi ».',
      'Relisez : quelqu’un qui n’a pas suivi le cours comprendrait-il ?',
    ],
    hints: [
      'Quelle partie de la leçon parle de cela ?',
      'Notez deux mots importants de cette partie : votre réponse doit les contenir.',
      'Commencez par reprendre la question, puis écrivez « parce que… ».',
    ],
    checklist: [
      'J’ai repris les mots de la question.',
      'J’ai donné au moins une raison.',
      'J’ai employé le vocabulaire de la leçon.',
    ],
    minutes: 6,
  },
  grammar: {
    steps: [
      'Lisez la phrase en entier. S’il y a un verbe conjugué, repérez-le avec son sujet.',
      'Rappelez-vous la règle de la leçon sur ce qui est demandé.',
      'Appliquez-la mot par mot, puis vérifiez en remplaçant par un autre mot.',
    ],
    hints: [
      'Que demande la consigne : une nature, une fonction, un accord, une transformation ?',
      'Remplacez le mot par un autre du même genre : la phrase reste-t-elle correcte ?',
      'Faites d’abord la même chose sur une phrase courte que vous connaissez, puis sur celle-ci.',
    ],
    checklist: ['Les accords sont faits.', 'Les terminaisons sont vérifiées.', 'La phrase a encore son sens.'],
    minutes: 5,
  },
  conjugation: {
    steps: [
      'Trouvez l’infinitif du verbe et son groupe.',
      'Trouvez le sujet : à quelle personne faut-il conjuguer ?',
      'Rappelez-vous le radical et les terminaisons du temps demandé.',
      'Écrivez la forme et relisez-la avec son pronom.',
    ],
    hints: [
      'Quel est le temps demandé ? Quelles sont ses terminaisons ?',
      'Quel pronom peut remplacer le sujet ?',
      'Conjuguez d’abord un verbe du même groupe que vous connaissez bien.',
    ],
    checklist: ['Le temps est le bon.', 'La terminaison va avec le sujet.', 'Le radical est bien écrit.'],
    minutes: 4,
  },
  language: {
    steps: [
      'Lisez toute la phrase et cherchez le temps : présent, passé ou futur ?',
      'Cherchez le sujet et le verbe, puis mettez les autres mots à leur place dans la langue.',
      'Relisez lentement : articles, accords, terminaisons, mots de négation.',
    ],
    hints: [
      'À quel temps est la phrase ?',
      'Quel mot de la leçon vous manque ? Cherchez-le dans le vocabulaire du chapitre.',
      'Prenez une phrase modèle de la leçon et changez seulement les mots qui diffèrent.',
    ],
    checklist: [
      'Le verbe est au bon temps et à la bonne personne.',
      'L’ordre des mots est celui de la langue.',
      'J’ai relu l’orthographe et les majuscules.',
    ],
    minutes: 6,
  },
  composition: {
    steps: [
      '**Comprendre le sujet.** Soulignez le verbe (décrire, expliquer, montrer) et les mots importants. Notez qui, quand et où : le sujet commence et s’arrête où ?',
      '**Chercher au brouillon.** Notez en vrac les faits, les dates, les lieux, les personnages et les mots de la leçon qui répondent au sujet. Barrez le reste.',
      '**Faire un plan.** Rangez vos idées en deux ou trois parties : une idée par partie, avec au moins un exemple précis pour la prouver.',
      '**L’introduction**, deux ou trois lignes : présentez le sujet, situez-le dans le temps et dans l’espace, posez la question à laquelle vous répondez.',
      '**Le développement** : un paragraphe par partie. Commencez par l’idée, expliquez-la, prouvez-la par un exemple, puis passez à la suivante avec un mot de liaison (d’abord, ensuite, enfin).',
      '**La conclusion**, deux lignes : répondez à la question, sans idée nouvelle.',
    ],
    hints: [
      'Que demande le verbe du sujet : décrire, expliquer ou montrer ? Reformulez la question avec vos mots.',
      'Notez trois idées de la leçon qui répondent au sujet, puis un exemple précis pour chacune.',
      'Écrivez la première phrase de chaque paragraphe : ensemble, elles doivent déjà répondre au sujet.',
    ],
    checklist: [
      'Mon introduction situe le sujet et pose la question.',
      'Chaque paragraphe a une seule idée et un exemple précis.',
      'J’ai employé le vocabulaire, les dates et les lieux de la leçon.',
      'Des mots de liaison relient les paragraphes.',
      'Ma conclusion répond à la question.',
      'J’ai relu l’orthographe et la ponctuation.',
    ],
    minutes: 30,
  },
  writing: {
    steps: [
      'Notez au brouillon le sujet, les consignes de forme et la longueur attendue.',
      'Cherchez vos idées en vrac, puis rangez-les : début, milieu, fin.',
      'Rédigez un paragraphe par idée, avec des mots de liaison.',
      'Relisez trois fois : le sens, les accords, la ponctuation.',
    ],
    hints: [
      'Qui parle, à qui, où et quand ?',
      'Notez trois idées, une par paragraphe.',
      'Écrivez la première phrase en reprenant les mots du sujet, le reste viendra plus facilement.',
    ],
    checklist: [
      'J’ai respecté le sujet et la longueur.',
      'Mon texte a un début, un milieu et une fin.',
      'J’ai vérifié les accords et la ponctuation.',
      'J’ai évité les répétitions.',
    ],
    minutes: 20,
  },
  learning: {
    steps: [
      'Lisez une première fois en entier pour comprendre.',
      'Apprenez morceau par morceau : lisez, cachez, récitez, vérifiez.',
      'Refaites un tour complet demain : c’est ce qui fixe la mémoire.',
    ],
    hints: [
      'Découpez en petits morceaux.',
      'Cachez la page et écrivez ce que vous savez.',
      'Reprenez seulement ce qui manque.',
    ],
    checklist: ['Je récite sans regarder.', 'Je sais expliquer avec mes mots.', 'J’ai prévu de revoir demain.'],
    minutes: 10,
  },
  other: {
    steps: [
      'Relisez la consigne et soulignez le verbe qui dit ce qu’il faut faire.',
      'Notez ce que vous savez déjà sur le sujet, puis cherchez ce qui manque dans la leçon.',
      'Rédigez votre réponse, puis relisez la consigne pour vérifier qu’elle y répond.',
    ],
    hints: [
      'Quel verbe de la consigne dit ce qu’il faut faire ?',
      'Quelle partie de la leçon en parle ?',
      'Répondez d’abord à l’oral, avec vos mots, puis écrivez-le.',
    ],
    checklist: ['J’ai fait ce que demande la consigne.', 'J’ai utilisé la leçon.', 'J’ai relu ma réponse.'],
    minutes: 6,
  },
} as const
