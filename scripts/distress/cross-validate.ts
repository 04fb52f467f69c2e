// `node scripts/distress/cross-validate.ts [FILE…]`: what the weights are worth on phrases of an author whose others they never saw:
// all files but one are learnt from, and that one is weighed. By this the settings in model.ts were chosen.
import { listAuthors, readAuthor } from './examples.ts'
import { weighText } from './learn.ts'
import { learnModel, readHarmless, toWeights } from './model.ts'

const THRESHOLDS = [-0.4, -0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3]
const authors = listAuthors().map(file => ({ file, examples: readAuthor(file) }))
const harmless = readHarmless()
const left = process.argv.slice(2)

for (const { file, examples } of authors) {
  if (left.length > 0 && !left.includes(file)) continue
  const others = authors.filter(other => other.file !== file).flatMap(other => other.examples)
  const weights = toWeights(learnModel(others, harmless))
  const weighed = examples.map(example => ({ isDistress: example.isDistress, value: weighText(weights, example) }))
  const share = (isDistress: boolean, threshold: number) => {
    const all = weighed.filter(one => one.isDistress === isDistress)
    return `${((100 * all.filter(one => one.value > threshold).length) / all.length).toFixed(1)} %`
  }
  console.log(file)
  for (const threshold of THRESHOLDS)
    console.log(
      `  above ${threshold}: ${share(true, threshold)} found, ${share(false, threshold)} of the harmless ones`,
    )
}
