// `npm run tutor -- COMMAND …`: the tutor without a server or a database, for authors and for files of cases.
// Exit code 1 when a file or an argument cannot be read; never because of what the tutor answered.
import { answerQuestions } from './tutor/ask.ts'
import { solveHomework } from './tutor/homework.ts'
import { judgeAsking } from './tutor/judge-asking.ts'
import { renderLesson } from './tutor/lesson.ts'
import { readPhotos } from './tutor/read.ts'

const USAGE = `npm run tutor -- lesson --pack ID [--seed N] [--types A,B]        les modules d'une leçon, avec leurs solutions
npm run tutor -- ask --pack ID « question » | --cases FICHIER        ce qu'Ariane répond
npm run tutor -- judge-asking --cases FICHIER [--answers FICHIER]  combien de ses réponses sont utiles
npm run tutor -- homework --subject S --grade G « énoncé » | --cases FICHIER   comment elle découpe, résout et guide
npm run tutor -- read PHOTO…                                     ce qu'elle lit d'une photo
npm run grade -- FICHIER                                         les verdicts du correcteur`

const COMMANDS = new Map<string, (args: string[]) => unknown>([
  ['lesson', renderLesson],
  ['ask', answerQuestions],
  ['judge-asking', judgeAsking],
  ['homework', solveHomework],
  ['solve', solveHomework],
  ['read', readPhotos],
])

const [name = '', ...rest] = process.argv.slice(2)
const command = COMMANDS.get(name)
if (!command) {
  console.error(USAGE)
  process.exit(1)
}
try {
  console.log(JSON.stringify(await command(rest), null, 2))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
