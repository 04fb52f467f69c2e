/** Short words without an accent, each typed as it is heard. */
const WORDS =
  'abricot ananas arbre atlas ballon banane bateau biche bison blason bonbon bouton branche brique cabane cactus canard caramel carotte castor cerise chalet chapeau chaton cheval citron colline comete copain corail crayon crocus cube dauphin dragon drapeau ecureuil escargot facteur fanfare farine faucon flamme fleur flute fontaine forge fraise fusee galaxie galet gaufre girafe gomme grange griffon guitare hamac hibou igloo iris jardin jongleur jungle kayak kiwi koala lagon lampe lapin lavande lion loutre lune lutin mangue marin melon merle minute mouette moulin mouton muguet navire nuage olive orange orchestre ours panda papaye perle phare piano pirate plage planche poisson pomme poney radis renard requin rivage robot rocher ruche sable sapin savane soleil tambour tartine tigre tomate tortue toucan train trompette tulipe valise vanille vapeur verger village violon voile volcan wagon zebre'.split(
    ' ',
  )
const MIN_NUMBER = 100
const MAX_NUMBER = 999

/** An unbiased number from 0 to `below` - 1, from cryptographic randomness. */
function randomBelow(below: number): number {
  const limit = Math.floor(2 ** 32 / below) * below
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1))
  return value < limit ? value % below : randomBelow(below)
}

/** A password that a child can type and keep in mind, 'lapin-volcan-482': one of about fifteen million. */
export function inventPassword(random: (below: number) => number = randomBelow): string {
  const pick = () => WORDS[random(WORDS.length)] ?? ''
  return `${pick()}-${pick()}-${MIN_NUMBER + random(MAX_NUMBER - MIN_NUMBER + 1)}`
}
