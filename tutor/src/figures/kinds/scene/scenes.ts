import { animalCell, plantCell } from './scenes/cells.ts'
import { digestive } from './scenes/digestion.ts'
import { earthInterior, earthquake, greenhouse } from './scenes/earth.ts'
import { alveolus, villus } from './scenes/exchanges.ts'
import { flower } from './scenes/flower.ts'
import { circulation, heart } from './scenes/heart.ts'
import { bacterium, chromosome } from './scenes/heredity.ts'
import { house, table } from './scenes/home.ts'
import { boiling, decantation, distillation, filtration, gasOverWater } from './scenes/lab.ts'
import { erosion, waterCycle } from './scenes/landscapes.ts'
import { lungs } from './scenes/lungs.ts'
import { neuron, reflex } from './scenes/nerves.ts'
import { body, clothes, face } from './scenes/people.ts'
import { plant, seed } from './scenes/plants.ts'
import { collision, ridge, subduction } from './scenes/plates.ts'
import { female, male } from './scenes/reproduction.ts'
import { invertedPyramid, positions, weather } from './scenes/signs.ts'
import { dayNight, lunarEclipse, moonPhases, seasons, solarEclipse, solarSystem } from './scenes/sky.ts'
import { classroom, street } from './scenes/town.ts'
import { effusiveVolcano, explosiveVolcano } from './scenes/volcanoes.ts'

/** The drawings made by hand. */
export const SCENES = {
  'plant-cell': plantCell,
  'animal-cell': animalCell,
  digestive,
  heart,
  circulation,
  lungs,
  flower,
  neuron,
  reflex,
  subduction,
  ridge,
  collision,
  'volcano-effusive': effusiveVolcano,
  'volcano-explosive': explosiveVolcano,
  erosion,
  'water-cycle': waterCycle,
  'earth-interior': earthInterior,
  earthquake,
  greenhouse,
  alveolus,
  villus,
  chromosome,
  bacterium,
  plant,
  seed,
  'female-reproductive': female,
  'male-reproductive': male,
  filtration,
  decantation,
  boiling,
  distillation,
  'gas-over-water': gasOverWater,
  'moon-phases': moonPhases,
  seasons,
  'solar-eclipse': solarEclipse,
  'lunar-eclipse': lunarEclipse,
  'solar-system': solarSystem,
  'day-night': dayNight,
  face,
  body,
  clothes,
  house,
  table,
  classroom,
  street,
  weather,
  positions,
  'inverted-pyramid': invertedPyramid,
}
export type SceneName = keyof typeof SCENES
