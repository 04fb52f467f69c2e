import { fold } from '../../words.ts'
import { isKnownPair } from './hidden-opposites.ts'

/** Words of school French of which one excludes the others, as lemmas; by hand, because no free list of French opposites exists. */
const GROUPS = `
  augmenter diminuer, augmenter baisser, augmenter réduire, accroître diminuer, grandir rapetisser, monter descendre, monter baisser, hausse baisse,
  augmentation diminution, croissance déclin, croissant décroissant, élargir rétrécir, allonger raccourcir, étendre réduire,
  chaud froid, chauffer refroidir, réchauffer refroidir, chaleur froid, réchauffement refroidissement, grand petit, long court, haut bas, large étroit,
  plus moins, plus pas, avant après, premier dernier, premier second, début fin, commencer finir, commencement fin, ouvrir fermer, ouvert fermé, fort faible, lourd léger,
  rapide lent, vite lentement, rapidement lentement, accélérer ralentir, vrai faux, juste injuste, juste faux, même différent, pareil différent, identique différent,
  semblable différent, égal différent, égal inégal, possible impossible, légal illégal, visible invisible, présent passé futur, présent absent, singulier pluriel,
  masculin féminin neutre, sujet complément, sujet objet, cause conséquence, riche pauvre, richesse pauvreté, vie mort, vivant mort, naître mourir, vivre mourir, naissance mort,
  nord sud, est ouest, gauche droite, dessus dessous, au-dessus au-dessous, sur sous, intérieur extérieur, dedans dehors, entrer sortir, entrée sortie, arriver partir,
  importer exporter, import export, importation exportation, émigrer immigrer, émigration immigration, émigré immigré, acheter vendre, achat vente, gagner perdre,
  guerre paix, victoire défaite, vainqueur vaincu, ami ennemi, allié ennemi, liberté esclavage, libre esclave, libre prisonnier, libre obligé, démocratie dictature, démocratique totalitaire,
  monarchie république, public privé, rural urbain, ville campagne, ancien nouveau, ancien moderne, ancien récent, jeune vieux, vieux récent,
  solide liquide gaz, vapeur glace, évaporer geler, solide liquide gazeux, fusion solidification, fondre geler, vaporisation liquéfaction, vaporisation condensation, évaporation condensation, série dérivation,
  conducteur isolant, conduire isoler, acide basique, positif négatif, attirer repousser, absorber rejeter, absorber émettre, émetteur récepteur, émettre recevoir, inspirer expirer,
  dioxygène dioxyde, oxygène carbone, dioxygène carbone, mâle femelle, sexué asexué, testicule ovaire, spermatozoïde ovule, père mère, frère sœur, fils fille, proie prédateur, végétal animal,
  bactérie virus, artère veine, latitude longitude, latitude altitude, longitude altitude, anticorps antigène, consommateur producteur, producteur décomposeur, animal plante,
  addition soustraction, additionner soustraire, ajouter enlever, ajouter retirer, ajouter soustraire, multiplier diviser, multiplication division, somme différence produit quotient,
  numérateur dénominateur, pair impair, parallèle perpendiculaire, parallèle sécant, aigu obtus droit, abscisse ordonnée, image antécédent, développer factoriser, périmètre aire,
  supérieur inférieur, maximum minimum, double moitié, doubler diviser, entier décimal, diamètre rayon, proportionnel constant,
  adjectif adverbe, nom verbe, nom adjectif, verbe adjectif, principale subordonnée, actif passif, direct indirect, préfixe suffixe, comparaison métaphore, comique tragique, imparfait présent,
  passé présent, indicatif subjonctif, infinitif participe, voyelle consonne, début milieu fin, narrateur auteur, auteur personnage, prose vers, indicatif conditionnel, personne chose,
  heureux malheureux, heureux triste, joie tristesse, joyeux triste, gai triste, gentil méchant, gentil cruel, bon mauvais, bien mal, bonheur malheur, courageux lâche, courage lâcheté, courage peur,
  aimer détester, amour haine, accepter refuser, réussir échouer, réussite échec, succès échec, autoriser interdire, permettre interdire, permettre empêcher, obligatoire facultatif,
  obliger interdire, égalité inégalité, unir diviser, unir séparer, réunir séparer, rassembler séparer, rassembler diviser, construire détruire, proche lointain, proche éloigné, près loin,
  jour nuit, été hiver, matin soir, tôt tard, toujours jamais, souvent rarement, souvent jamais, parfois toujours, parfois jamais, tout rien, tous aucun, tous certains, beaucoup peu, nombreux rare, majorité minorité,
  avec sans, pour contre, plein vide, propre sale, sec humide, dur mou, épais mince, clair sombre, lumière ombre, lumière obscurité, opaque transparent, naturel artificiel, naturel humain,
  renouvelable épuisable, nucléaire renouvelable, utile inutile, important secondaire, apparaître disparaître, avancer reculer, protéger détruire, protéger menacer, protéger attaquer, attaquer défendre,
  défendre accuser, garder perdre, garder jeter, conserver perdre, donner prendre, donner recevoir, réel imaginaire, réel fictif, vérité mensonge, réalité fiction, certain incertain, certitude doute, homme femme,
  garçon fille, dominant récessif, objectif subjectif, explicite implicite, cyclique continu, cycle continu, individuel collectif, seul ensemble, seul plusieurs, un plusieurs, unique multiple, général particulier, simple complexe,
  simple composé, facile difficile, local mondial, national international, commun individuel, commun différent, même autre, concret abstrait, fini infini, limité illimité, définitif provisoire, temporaire permanent,
  variable constant, varier constant, changer rester, changer même, changer pareil, changer identique, vivre mort, survivre mourir, survivre mort, diriger obéir, gouverner obéir, stable instable, mobile immobile, mouvement repos, bouger immobile, lever coucher, réveiller endormir, allumer éteindre, approcher éloigner, remplir vider,
  créer détruire, produire consommer, fabriquer détruire, gratuit payant, cher gratuit, payer recevoir, dépenser gagner, dépenser économiser, économiser gaspiller, élire nommer, respecter violer, respect mépris, louer critiquer,
  approuver dénoncer, approuver critiquer, féliciter critiquer, dénoncer cacher, montrer cacher, révéler cacher, avouer cacher, mentir avouer, obéir désobéir, obéir commander, commander servir, coupable innocent, punir récompenser,
  soumettre révolter, résister céder, résister obéir, résister collaborer, libérer emprisonner, libérer occuper, liberté contrainte, attaquer fuir, rapprocher éloigner, envahir quitter, nourrir affamer, soigner blesser,
  gagner échouer, majeur mineur, adulte enfant, enfant vieillard, maître esclave, maître élève, seigneur paysan, noble paysan, roi peuple, patron ouvrier, chef subordonné, citoyen étranger, urbain campagnard,
  accord désaccord, ordre désordre, équilibre déséquilibre, avantage inconvénient, force faiblesse, force limite, qualité défaut, opposé semblable, opposé identique, ressembler différer, symétrique asymétrique,
  vertical horizontal, convexe concave, supérieur égal, inférieur égal, gros petit, énorme minuscule, gigantesque minuscule, immense minuscule, fertile stérile, dense désert, peuplé désert, peuplé vide, littoral intérieur, amont aval,
  mer terre, ciel terre, soleil lune, eau terre, nord équateur, pôle équateur, tropical polaire, humide aride, sucré salé, cru cuit, vertébré invertébré, carnivore herbivore, carnivore végétarien, ovipare vivipare, diurne nocturne,
  autotrophe hétérotrophe, aérobie anaérobie, sain malade, santé maladie, malade guéri, guérir tomber, contagieux inoffensif, dangereux inoffensif, toxique inoffensif, organique minéral, inné acquis, héréditaire acquis, génétique environnemental,
  réversible irréversible, soluble insoluble, miscible immiscible, homogène hétérogène, pur mélangé, neutre chargé, proton électron, masse volume, masse poids, tension intensité, atome molécule, cation anion, pile lampe, électrique mécanique,
  rationnel irrationnel, proportionnalité hasard, probable improbable, exact approché, exact inexact, correct incorrect, ressembler opposer, confiance méfiance, espoir désespoir, calme agité, calme colère, silence bruit, muet bavard, intelligent bête,
  rusé naïf, généreux égoïste, avare généreux, fidèle infidèle, honnête malhonnête, poli impoli, patient impatient, sérieux comique, drôle triste, rire pleurer, rassurer inquiéter, rassurer effrayer, rassuré effrayé, beau laid, beauté laideur,
  aube crépuscule, hier demain, avancé retardé, présence absence, départ arrivée, question réponse, affirmation négation, affirmatif négatif, affirmer nier, déclaratif interrogatif, oral écrit, lire écrire, parler écouter, parler taire,
  pacifique violent, paix violence, violence douceur, tolérance intolérance, laïque religieux, civil militaire, neutralité engagement, union division, fraternité rivalité, coopération rivalité, coopérer rivaliser, égal supérieur, centraliser décentraliser,
  légitime illégitime, volontaire involontaire, volontaire forcé, volontaire obligatoire, gouvernement opposition, exécutif législatif, exécutif judiciaire, législatif judiciaire, voter gouverner, sénat assemblée, maire préfet, président ministre`

const sets = new Map<string, Map<string, string>>()
for (const group of GROUPS.split(',').map(words => words.trim().split(/\s+/)))
  for (const one of group)
    for (const other of group)
      if (one !== other) sets.set(fold(one), (sets.get(fold(one)) ?? new Map<string, string>()).set(fold(other), other))

/** The words that exclude a folded lemma, as they are written. */
export const listOpposites = (lemma: string): readonly string[] => [...(sets.get(lemma)?.values() ?? [])]
export const isOpposite = (one: string, other: string): boolean =>
  sets.get(one)?.has(other) === true && isKnownPair(one, other)
