/** Sentences of the media components. */
export const messages = {
  opening: 'Ouverture…',
  cancel: 'Annuler',
  retry: 'Réessayer',
  unplayable: {
    sentence: 'Ce navigateur ne sait pas le lire. Enregistrez le fichier pour l’ouvrir avec un autre programme.',
    save: 'Enregistrer le fichier',
  },
  camera: {
    title: 'Prendre une photo',
    capture: 'Capturer',
    switch: 'Changer de caméra',
    view: 'Image de la caméra',
    starting: 'La caméra démarre…',
    advice: 'Posez la feuille à plat, bien éclairée, et remplissez l’image.',
    failure: "Impossible d'accéder à la caméra. Veuillez vérifier les permissions.",
    problems: {
      denied:
        'Vous pouvez l’autoriser dans les réglages du navigateur, ou passer par l’appareil photo ou les fichiers.',
      missing: 'Aucune caméra n’a été trouvée sur cet appareil. Choisissez une photo déjà prise.',
      unsupported:
        'Ce navigateur ou cette adresse (sans https) ne donne pas accès à la caméra. Choisissez une photo déjà prise.',
    },
    pick: 'Prendre ou choisir une photo',
  },
  crop: {
    title: "Recadrer l'image",
    done: 'Valider le recadrage',
    whole: 'Garder l’image entière',
    retake: 'Reprendre la photo',
    image: 'Image à recadrer',
    help: 'Faites glisser les poignées pour ne garder que l’énoncé. Au clavier : Tab choisit une poignée, les flèches la déplacent.',
    unreadable: 'Cette image ne peut pas être affichée. Choisissez une photo JPEG, PNG ou WebP.',
    labels: {
      cropArea: 'Zone gardée : les flèches la déplacent',
      nwDragHandle: 'Coin en haut à gauche : les flèches le déplacent',
      nDragHandle: 'Bord du haut : les flèches le déplacent',
      neDragHandle: 'Coin en haut à droite : les flèches le déplacent',
      eDragHandle: 'Bord droit : les flèches le déplacent',
      seDragHandle: 'Coin en bas à droite : les flèches le déplacent',
      sDragHandle: 'Bord du bas : les flèches le déplacent',
      swDragHandle: 'Coin en bas à gauche : les flèches le déplacent',
      wDragHandle: 'Bord gauche : les flèches le déplacent',
    },
  },
  record: {
    start: "Commencer l'enregistrement",
    stop: "Arrêter l'enregistrement",
    pause: 'Mettre en pause',
    resume: 'Reprendre',
    again: 'Recommencer l’enregistrement',
    againQuestion: 'Remplacer votre enregistrement ?',
    againDetails: 'Le nouvel enregistrement prendra la place de celui qui est gardé.',
    againConfirm: 'Remplacer',
    asking: 'Le micro démarre…',
    recording: 'Enregistrement en cours',
    paused: 'Enregistrement en pause',
    elapsed: (now: string, limit: string) => `${now} sur ${limit}`,
    level: 'Niveau du son',
    silent: 'Le micro n’entend rien pour le moment. Rapprochez-vous, ou vérifiez qu’il n’est pas coupé.',
    limit: 'La durée maximale est atteinte : votre enregistrement est terminé et gardé.',
    yours: 'Votre enregistrement',
    problems: {
      denied:
        'Impossible d’accéder au micro. Veuillez vérifier les permissions. Vous pouvez aussi choisir un enregistrement déjà fait.',
      missing: 'Aucun micro n’a été trouvé sur cet appareil. Vous pouvez choisir un enregistrement déjà fait.',
      unsupported:
        'Ce navigateur ou cette adresse (sans https) ne donne pas accès au micro. Vous pouvez choisir un enregistrement déjà fait.',
    },
    pick: 'Choisir un enregistrement',
  },
  pick: {
    drop: 'ou déposez-le ici, ou collez-le',
    limit: (size: string) => `Jusqu’à ${size}.`,
    tooLarge: (name: string, size: string, limit: string) => `« ${name} » pèse ${size}. La limite est de ${limit}.`,
    empty: (name: string) => `« ${name} » est vide.`,
    wrongKind: {
      image: (name: string) => `« ${name} » n’est pas une image.`,
      audio: (name: string) => `« ${name} » n’est pas un enregistrement audio.`,
    },
    several: 'Un seul fichier à la fois : le premier a été pris.',
  },
}
