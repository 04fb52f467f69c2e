import { readForms } from './choose-form.ts'

export const SPANISH_FORMS = readForms(`
compare|que|c’est le second mot de « más » ou de « menos »|El tren es más rápido … el autobús.|La bici es menos cara … la moto.|Tengo más amigos … tú.|Hay menos gente … ayer.|Es mejor … el otro.|Mi casa es más grande … la tuya.
compare|de|c’est ce qui vient derrière un superlatif
compare|como|c’est le second mot de « tan » ou de « tanto »|Mi barrio es tan tranquilo … el tuyo.|Leo tantos libros … tú.|Trabajo tanto … mi hermano.|Es tan alta … su madre.|Hay tanta gente … ayer.|Corre tan rápido … un caballo.
many|tanto|le nom est masculin singulier|Hay … ruido como ayer.|No tengo … tiempo como tú.|Bebe … café como Luis.|Hace … frío como en enero.
many|tanta|le nom est féminin singulier|Hay … gente como ayer.|Bebo … agua como tú.|Tiene … paciencia como su madre.|Hay … nieve como en enero.
many|tantos|le nom est masculin pluriel|Leo … libros como tú.|Tengo … amigos como Luis.|Hay … coches como ayer.|Come … helados como su primo.
many|tantas|le nom est féminin pluriel|Trabajo … horas como tú.|Hay … chicas como chicos.|Tiene … camisas como Ana.|Compro … manzanas como peras.
irregular|mejor|c’est le comparatif de « bueno » ou de « bien »|Mi móvil es bueno, pero el tuyo es …: hace más cosas.|Nadas bien, pero Ana nada … que tú: gana siempre.|Este libro es bueno, pero aquel es …: me gusta más.|Saco 18 y tú sacas 12: mi trabajo es … que el tuyo.
irregular|peor|c’est le comparatif de « malo » ou de « mal »|Ayer hizo mal tiempo; el de hoy es …: llueve aún más.|Canto mal, pero Luis canta … que yo: ¡qué horror!|Saco 8 y tú sacas 15: mi trabajo es … que el tuyo.|Este ejercicio está mal, pero el otro está …: todo es falso.
irregular|mayor|c’est « plus âgé »|Tengo 12 años y mi hermano 18: es … que yo.|Mi abuela tiene 80 años; es … que mi madre.|Luis tiene 15 años y Ana 13: Luis es … que Ana.|Mi prima tiene 20 años y yo 14: es … que yo.
irregular|menor|c’est « plus jeune »|Tengo 12 años y mi hermano 8: es … que yo.|Mi madre tiene 40 años; es … que mi abuela.|Luis tiene 15 años y Ana 13: Ana es … que Luis.|Mi primo tiene 9 años y yo 14: es … que yo.
ours|nuestro|le nom est masculin singulier|Vivimos con … abuelo.|Este es … perro.|Buscamos … cuaderno.|… padre se llama Omar.|Queremos mucho a … tío.|Aquí está … coche.
ours|nuestra|le nom est féminin singulier|Vivimos con … abuela.|Esta es … casa.|Buscamos … mochila.|… madre se llama Rosa.|Queremos mucho a … tía.|Aquí está … clase.
ours|nuestros|le nom est masculin pluriel|Vivimos con … abuelos.|Estos son … perros.|Buscamos … cuadernos.|… padres se llaman Omar y Rosa.|Queremos mucho a … tíos.|Aquí están … libros.
ours|nuestras|le nom est féminin pluriel|Vivimos con … primas.|Estas son … casas.|Buscamos … mochilas.|… hermanas se llaman Ana y Luz.|Queremos mucho a … tías.|Aquí están … gafas.
ask|cómo|on demande un nom|¿… te llamas? — Me llamo Luz.|¿… se llama tu hermano? — Luis.|¿… se llama ella? — Rosa.|¿… te llamas tú? — Ana.|¿… se llama tu amiga? — Lola.
ask|cuántos|la réponse dit un nombre|¿… años tienes? — Once.|¿… años tiene Ana? — Doce años.|¿… hermanos tienes? — Dos.|¿… años tiene tu padre? — Cuarenta.|¿… amigos tiene Luis? — Diez.
ask|dónde|la réponse dit où l’on habite|¿… vives? — En Lyon.|¿… vive Luis? — En Madrid.|¿… vive tu padre? — En París.|¿… vives tú? — En Lima.|¿… vive Ana? — En Sevilla.
ask|de dónde|la réponse dit d’où l’on est|¿… eres? — Soy de Lille.|¿… es Ana? — De Madrid.|¿… eres tú? — De Francia.|¿… es tu padre? — Es de Perú.|¿… es Luis? — De Toulouse.
ask|qué|on demande comment cela va|¿… tal? — Muy bien.|Hola, ¿… tal? — Bien, gracias.|¿… tal, Ana? — Muy bien, ¿y tú?
person|yo|le verbe finit par -o|… hablo español.|… canto y Ana baila.|… estudio inglés.|… trabajo el domingo.
person|tú|le verbe finit par -as|… hablas francés.|… cantas muy bien.|… estudias inglés.|… nadas muy bien.
person|usted|on vouvoie une personne, avec la forme de él|Señora Ruiz, ¿habla … francés?|Señor López, ¿canta … bien?|Señora Ruiz, ¿trabaja … el lunes?
person|nosotros|le verbe finit par -amos|… hablamos español.|… cantamos mucho.|… cenamos a las nueve.|… nadamos en julio.
person|vosotros|le verbe finit par -áis|… habláis francés.|… cantáis muy bien.|… estudiáis inglés.|… viajáis mucho.
person|ellos|le verbe finit par -an|… hablan español.|… compran pan.|… trabajan el domingo.|… bailan mucho.
hour|es la|on dit l’heure qu’il est, et c’est « una »|¿Qué hora es? — … una.|Ahora … una y media.|¿Qué hora es? — … una y cuarto.|Ya … una y diez.
hour|son las|on dit l’heure qu’il est, et ce n’est pas « una »|¿Qué hora es? — … dos.|Ahora … siete y media.|¿Qué hora es? — … nueve menos cuarto.|Ya … diez.
hour|a la|on dit à quelle heure on agit, et c’est « una »|Luis come … una.|Salgo … una y media.|Ana come … una menos cuarto.|Luis sale … una y diez.
hour|a las|on dit à quelle heure on agit, et ce n’est pas « una »|Me levanto … siete.|Ceno … nueve de la noche.|Ana come … dos.|Me acuesto … diez y media.
`)
