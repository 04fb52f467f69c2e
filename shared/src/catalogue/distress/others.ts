import { NAMES } from './names.ts'
import { compile } from './normalise.ts'

/** What somebody near to the pupil suffers, or wants to do to himself. */
export const fearsForOthers = compile(
  `
  ((mon|ma|mes)_ (FRIEND)|ami|amie|copain|copine|quelqu)_ (veut|voulait|voudrait|pense~?|fait des|parle|essaye~?|tente~?|envie|va|allait|dit|menace|failli)_ _ (KILL)
  ((mon|ma|mes)_ (FRIEND)|ami|amie|copain|copine|quelqu|fille|garson)_ (se (scarifie~|mutile~|suicide~|pendu|tue$|drogue)|se (fait) (vomir|mal expres|taper|frapper|harceler|battre|violer|insulter|racketter|toucher|maltraiter)|se coupe~_ (bras|veines|poignets|cuisses)|suicidaire|mange plus rien|est (battu|harcele|maltraite))
  (FRIEND)_ (frappe~|tape~|bat|battent|viole~|touche~)_ (enfants?|fils|femme|bebe)
  `,
  NAMES,
)
