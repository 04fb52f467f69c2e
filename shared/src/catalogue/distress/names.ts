/** Parts of phrases that come again and again. */
export const NAMES = {
  JE: 'je_|\\.|que je_',
  WANT: 'veux|voudrais|voulais|aimerais|aurais aime|prefere|prefererais|souhaite|envi|pense a|penser|pense que a|reve|imagine|essaye|ai voulu|failli|besoin|merite|meriterais|devrais|hate|ose pas',
  DIE: 'mourir|crever|disparaitre|en finir(?! avec (?!vie|moi|tout|ca))|finir vie|tuer$|tuer (ce|cette|demain|avec|un|bientot)|me tuer|suicider|me pendre|me noyer|(plus|pas|jamais)_ (exister|vivre|reveiller|reveille)|plus etre( ce| en)* (vivant|vivante|monde|terre|ici|vie|$)|plus etre$|dormir pour toujours|dormir toujours|endormir toujours|quitter_ (monde|vie|terre)|(etre )?morte?$|etre morte?|sauter_ (pont|toit|balcon|fenetre|train|vide|immeuble|etage)|jeter_ (pont|toit|balcon|fenetre|train|vide|immeuble|etage|rails|voiture)|arreter vivre|tout (arreter|finir)|rejoindre_ ciel|me faire (sauter|exploser)',
  FRIEND:
    'ami|pote|copain|copine|soeur|frere|cousin|cousine|voisin|voisine|camarade|fille|garson|quelqu|mere|pere|maman|papa|mamie|eleve',
  KILL: 'se (tuer?|suicider?|pendre|noyer|scarifier?|mutiler?)|suicide~|mourir|plus vivre|en finir|saute~_ (pont|fenetre|toit)|se (jeter|jette)_ (pont|fenetre|toit|train|vide)|se coupe~_ (bras|veines|poignets|cuisses)|se (fait|faire) (mal expres|mal$|vomir)',
  ADULT:
    'inconnue?|adulte|homme|monsieur|type|gars|vieux|quelqu|garson|majeur|prof|entraineur|coach|surveillant|animateur|\\d+ ans',
  PERSON: '@\\S+',
  ME: 'me|m|ma|m a|mon|m on|m ont|m avait|m avaient|nous|moi',
  LIFE: 'vie|vivre|exister|existence|monde ci',
  /** What is done to somebody: blows, and words and deeds that hurt. */
  HIT: 'frappe~|tape~|bat|battent|battu|batte|cogne~|gifle~|tabasse~|defonce~|etrangle~|crache~|pousse~|bouscule~|secoue~|fouette~|fracasse~|agresse~|pince~|lance_ (objets|pierres|cailloux|trucs)|jete_ (contre|par terre|pierres|trucs|mur)|tire~ (cheveux|par)|donne~_ (coups?|claques?|gifles?|baffes?|fessees?|ceinture)|mis_ (coup|claque|gifle|baffe)|plaque~ (contre|mur)|casse~ (gueule|bras)|jette (contre|des)',
  HURT: 'insulte~|humilie~|menase~|rabaisse~|harcele~|rackette~|embete~|emmerde~|ignore~|rejete~|exclu~|viole~|violente~|maltraite~|persecute~|victimise~|ridiculise~|critique~|deteste~|crie~ dessus|hurle~ dessus|crache~|suit_ (partout|rue|maison)|suivent|(attend|attendent)_ (sortie|devant|apres|taper|frapper|portail|coin)|fait chanter|font chanter|enferme~|espionne~|isole~|terrorise~|pourri~_ vie|vivre enfer|mene~ vie dure|traite~_ (grosse?|pd|pede|pute|salope|sale|moche|victime|thon|boudin|cassos|tous|noms?|con|conne|debile|gogol|mongol|baleine|vache|singe|cochon|fille facile|trans|gouine|tapette|clochard|intello|de tout|merde|puta|batard|gitan|arabe|noir|juif|chien|monstre|handicape)|lynche~|clashe~|affiche~|moque~|pousse_ bout',
} as const
