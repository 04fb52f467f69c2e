import type { ReadingFailure, ReadingNotice } from '@ariane/shared/contracts/readings'

/** Sentences about a file as the statement of given work. */
export const fileMessages = {
  statementFile: {
    pick: 'Choisir un fichier',
    hint: 'Le texte d’un document est lu dans l’énoncé. Une photo ou un son part aussi avec.',
    reading: 'Lecture du fichier…',
    page: (done: number, total: number) => `Lecture du fichier : page ${Math.min(done + 1, total)} sur ${total}`,
    kept: 'Chaque élève le reçoit avec l’énoncé. Relisez le texte ci-dessous.',
    write: 'Chaque élève le reçoit. Écrivez l’énoncé ci-dessous.',
    remove: 'Retirer',
    expired: 'Le fichier n’est plus gardé : choisissez-le encore.',
    failure: 'Le fichier n’a pas pu être envoyé. Réessayez.',
    notices: {
      doubtful: 'Certains mots sont incertains : comparez-les avec l’original.',
      formulas: 'Il y a peut-être des fractions ou des exposants : comparez-les avec l’original.',
      handwriting: 'Cela ressemble à de l’écriture à la main, qui est mal lue. Relisez tout.',
      scanned: 'Ce PDF est fait d’images : elles ont été lues une par une.',
      columns: 'La page a des colonnes : vérifiez l’ordre du texte.',
      tables: 'La page a un tableau : vérifiez les cases.',
      cut: 'L’énoncé est très long : seul son début a été gardé.',
      audio_kept: 'Le son n’est pas écrit ici : écrivez l’énoncé.',
    } satisfies Record<ReadingNotice, string>,
    failures: {
      unreadable_type:
        'Ce type de fichier ne peut pas être lu. Sont lus : TXT, MD, HTML, RTF, PDF, DOCX, ODT, JPEG, PNG, WebP. Sont gardés : WAV, MP3, M4A.',
      heic: 'Les photos HEIC ne peuvent pas être lues. Enregistrez-la en JPEG.',
      too_large:
        'Ce fichier est trop lourd (10 Mo au plus), ou cette photo a trop de pixels (25 millions au plus) : prenez-la en qualité normale.',
      too_many_pages: 'Ce document a plus de 20 pages. Gardez celles du travail.',
      protected: 'Ce document est protégé par un mot de passe. Enregistrez-le sans.',
      damaged: 'Ce fichier est abîmé et ne peut pas être ouvert.',
      nothing_recognised: 'Aucun texte n’a été reconnu. Écrivez l’énoncé.',
      too_slow: 'La lecture a pris trop de temps. Réessayez, ou écrivez l’énoncé.',
      failed: 'La lecture n’a pas fonctionné. Réessayez.',
    } satisfies Record<ReadingFailure, string>,
  },
} as const
