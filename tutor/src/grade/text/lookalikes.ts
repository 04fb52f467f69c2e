import { fold, stem } from '../../words.ts'
import { distance } from '../words/distance.ts'

/** Words a letter or two apart that mean something else: no slip of the pen, but another word. */
export const NEAR_HOMOGRAPHS = `
  dessus dessous, intérieur inférieur, intérieure inférieure, dernière derrière, espace espèce, matière manière,
  vapeur valeur, addition audition addiction, altitude attitude aptitude, atteindre attendre, attente atteinte,
  auteur acteur, quart quatre, centaine certaine, centimes centièmes, centimètre centilitre, millimètre millilitre,
  décamètre décimètre, décalitre décilitre, décagramme décigramme, parallèle parallélogramme, fraction friction fiction,
  proposition préposition, pronom prénom, subjectif subjonctif, infini infinitif, adverbe adverse,
  interdiction interjection intersection, conversion conversation convention convection, conjecture conjoncture,
  confusion conclusion concession, contraction contradiction, constriction construction, concret concert,
  décasyllabe dodécasyllabe, consonne console, modalité moralité mortalité, réduction rédaction réaction,
  charbon carbone, neurone neutron, électron électrode élection, soufre souffre, métal mental, minerai minéral,
  cellule cellulose, bronche branche, branche branchie, graine graisse, trachée tranchée, tonique toxique, poison poisson,
  infection injection, digestion direction, invention intention inversion, absorption adsorption, critère cratère,
  sédentaire sédimentaire, alluvion allusion, littoral littéral, fleur fleuve, réseau roseau, passage paysage,
  montagne montage, Irlande Islande, désert dessert, famille famine farine, dépendance descendance, roman romain,
  nation notion, député depuis, personne personnage, statue statut, salaire solaire scolaire, patrie partie, commune communisme,
  explosion expansion, exposer exploser explorer, exécution exception, production projection protection,
  précision prévision, collision collusion, constante constate, courbe course courte, détendre défendre,
  emporter exporter, entendre étendre, évaluer évacuer, facteur facture, fracture facture, faible fiable, intérêt internet,
  laver lever, peser poser, tirer trier, voler voter, valent volent, manque marque masque, montre monstre, potable portable,
  raison raisin, virage visage, vaporiser valoriser, répandre répondre, prescrire proscrire, contenir convenir,
  contient convient, retenir revenir, détenir devenir, soutenir souvenir, provenir prévenir`
  .split(',')
  .map(list => list.trim().split(/\s+/))

const OTHERS = new Map<string, string[]>()
for (const group of NEAR_HOMOGRAPHS.map(words => words.map(word => stem(fold(word)))))
  for (const one of group) OTHERS.set(one, [...(OTHERS.get(one) ?? []), ...group.filter(other => other !== one)])

/** Beginnings that turn a word round. */
const BEGINNINGS = [
  [/^hyper/, 'hypo'],
  [/^micro/, 'macro'],
] as const

/** Whether a stem is nearer to a lookalike of the wanted one than to itself; as near may be a slip. */
export const isNearHomograph = (written: string, wanted: string): boolean =>
  BEGINNINGS.some(
    ([begins, other]) => written.replace(begins, other) === wanted || wanted.replace(begins, other) === written,
  ) || (OTHERS.get(wanted) ?? []).some(other => distance(written, other) < distance(written, wanted))
