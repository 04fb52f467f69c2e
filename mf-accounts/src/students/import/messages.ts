import { PRODUCT } from '@ariane/shared/catalogue'
import { MAX_PUPILS_PER_LIST } from '@ariane/shared/contracts/class-import'

const pupils = (count: number) => (count > 1 ? `${count} élèves` : `${count} élève`)

export const messages = {
  title: 'Importer une classe',
  printed: 'Fiches des élèves',
  lead: `Collez la liste de votre classe, ou choisissez un fichier csv : celui d’un tableur convient. Les exports de PRONOTE, de SIECLE et d’ONDE sont lus tels quels. Sinon, la première ligne nomme les colonnes : nom, prénom, classe, et si vous voulez identifiant. Les adresses e-mail ne sont pas reprises : chaque élève entre avec un identifiant, et seul le titulaire d’une adresse peut la confirmer. ${MAX_PUPILS_PER_LIST} élèves au plus à la fois.`,
  born: 'Une date de naissance sert seulement, sur cet appareil, à distinguer deux élèves du même nom : elle n’est ni envoyée ni gardée.',
  file: 'Choisir un fichier',
  template: 'Télécharger un modèle',
  templateName: 'modele-classe.csv',
  paste: 'Liste de la classe',
  pasteHint: 'Colonnes séparées par un point-virgule, une virgule ou une tabulation',
  example: 'nom;prénom;classe\nMartin;Léa;6ème',
  grade: 'Niveau des élèves dont la classe n’est pas écrite',
  check: 'Vérifier la liste',
  nothingYet: 'Rien n’est créé avant que vous ayez tout vérifié.',
  back: 'Corriger la liste',
  problems: {
    empty: 'Collez une liste ou choisissez un fichier.',
    header:
      'La première ligne doit nommer les colonnes. Il manque «\u00a0prénom\u00a0» ou «\u00a0élève\u00a0» : écrivez par exemple nom;prénom;classe, puis un élève par ligne.',
    quote: (line: number) =>
      `Ligne ${line} : un guillemet («\u00a0"\u00a0») y commence une cellule qui ne se ferme pas sur la même ligne. Retirez-le, ou fermez-le : d’ici là rien n’est lu, pour qu’aucun élève ne manque.`,
    nobody: 'La liste n’a que ses titres de colonnes : ajoutez un élève par ligne.',
    many: (count: number) =>
      `Cette liste a ${count} élèves. Importez-en ${MAX_PUPILS_PER_LIST} au plus à la fois : coupez-la en deux.`,
    large: 'Ce fichier est trop gros pour une liste de classe (2 Mo au plus).',
    binary:
      'Ce fichier n’est pas une liste en texte, ou ses accents ne peuvent pas être lus. Dans votre tableur, enregistrez-la au format « CSV UTF-8 ».',
    file: 'Ce fichier n’a pas pu être lu. Copiez la liste et collez-la ici.',
  },
  line: {
    firstName: 'Le prénom manque',
    lastName: 'sans nom de famille',
    division: (text: string) =>
      `classe «\u00a0${text}\u00a0» non reprise : ce n’est pas un nom de classe, peut-être que votre tableur l’a changé`,
    name: 'Un nom ou un prénom s’écrit avec des lettres, des espaces, des traits d’union et des apostrophes',
    long: 'Le nom ou le prénom est trop long (80 signes au plus)',
    grade: (text: string) => `Classe inconnue : «\u00a0${text}\u00a0». Écrivez 6ème, 5ème, 4ème ou 3ème`,
    login: 'L’identifiant n’a ni lettre ni chiffre, ou il est trop long (40 signes au plus)',
    twice: (line: number) => `Le même nom est déjà à la ligne ${line}`,
    primary: 'CM2 : entre en 6ème',
    address: 'Adresse e-mail non reprise',
    known: 'Vous suivez déjà un élève de ce nom',
  },
  preview: {
    label: 'Élèves de la liste',
    summary: (count: number) => (count === 0 ? 'Aucun compte à créer' : `${pupils(count)} à créer`),
    left: (count: number) => (count > 1 ? `${count} lignes laissées de côté` : `${count} ligne laissée de côté`),
    line: (line: number) => `Ligne ${line}`,
    nameless: 'Sans prénom',
    login: (login: string) => `identifiant ${login}`,
    rest: (count: number) => `Afficher les ${count} autres lignes`,
    create: (count: number) => `Créer ${pupils(count)}`,
    classes: (names: string) => `Mettre chacun dans sa classe : ${names}`,
    classesHint: 'Une classe qui n’existe pas est créée. Vous les retrouvez dans « Mes classes ».',
    classesFailure: 'Les classes de la liste n’ont pas pu être créées. Réessayez.',
  },
  sending: (done: number, total: number) => `${done} sur ${total} comptes créés…`,
  progress: 'Création des comptes',
  stay: 'Gardez cette page ouverte jusqu’à la fin : les mots de passe n’existent que sur cet écran.',
  result: {
    made: (count: number) => (count > 1 ? `${count} comptes sont créés.` : `${count} compte est créé.`),
    none: 'Aucun compte n’a été créé.',
    once: 'Les mots de passe ne seront plus affichés ensuite : imprimez les fiches maintenant. Un mot de passe perdu se remplace depuis «\u00a0Mes élèves\u00a0».',
    problems: {
      failed: 'le compte n’a pas pu être créé',
      unsent: 'la demande n’est pas arrivée',
      tooMany: 'trop de comptes en peu de temps : réessayez dans une heure',
    },
    missed: (name: string, why: string) => `${name} : ${why}`,
    missing: 'Ces élèves n’ont pas encore de compte',
    retry: 'Réessayer pour eux',
    some: (shown: number, count: number) =>
      `Les ${shown} premières fiches sur ${count}. Toutes s’impriment, classe par classe.`,
    print: 'Imprimer les fiches',
    save: 'Télécharger la liste (csv)',
    saveName: 'identifiants-classe.csv',
    careful: 'Le fichier contient les mots de passe : gardez-le pour vous, puis effacez-le.',
    done: 'C’est imprimé',
    sure: 'Fermer les fiches ?',
    sureDetails: 'Les mots de passe ne pourront plus être affichés.',
    sureYes: 'Fermer',
  },
  slip: {
    title: (name: string) => `${PRODUCT.name} – ${name}`,
    address: 'Adresse',
    login: 'Identifiant',
    password: 'Mot de passe',
    keep: 'À garder pour soi : c’est la clé de votre compte.',
  },
  columns: ['nom', 'prénom', 'classe', 'identifiant', 'mot de passe'],
  templateColumns: ['nom', 'prénom', 'classe', 'identifiant'],
} as const
