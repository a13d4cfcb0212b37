import { useTranslations } from "use-intl";
import {
  rangeOf,
  roomChoices,
  type BudgetChoice,
  type QuestionnaireAnswers,
  type RoomChoice,
  type SizeChoice,
} from "#domain/questionnaire.ts";
import { areaIn } from "#domain/area.ts";
import { studio } from "#domain/rooms.ts";
import { isolate } from "#i18n/isolate.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import type { QuestionnaireContent } from "#site/features/questionnaire/content.ts";
import type { ChangeableAnswer } from "#site/features/questionnaire/answer-relaxations.ts";

/** Choice in the unit or currency it is asked in, and a note in the visitor's own, empty when equal. */
interface ChoiceName {
  name: string;
  note: string;
}

interface AnswerNames {
  rooms(choice: RoomChoice): string;
  size(choice: SizeChoice): ChoiceName;
  budget(choice: BudgetChoice): ChoiceName;
  /** Answer to a question, also usable inside a sentence. */
  answer(question: ChangeableAnswer, answers: QuestionnaireAnswers): string;
}

export function useAnswerNames(types: QuestionnaireContent["types"]): AnswerNames {
  const t = useTranslations("questionnaire");
  const tCard = useTranslations("card");
  const { format, usd, money, isConverted, areaUnit } = useVisitor();

  function rooms(choice: RoomChoice): string {
    if (choice === studio) return tCard("studio");
    const name = isolate(choice);
    return choice === roomChoices.at(-1) ? t("choice.rooms_last", { rooms: name }) : name;
  }

  function size(choice: SizeChoice): ChoiceName {
    const { from, to } = rangeOf(choice);
    const inUnit = (unit: typeof areaUnit) =>
      isolate(format.areaRange(areaIn(unit, from), areaIn(unit, to ?? from), unit));
    return {
      name: inUnit("m2"),
      note: areaUnit === "m2" ? "" : t("choice.about", { amount: inUnit(areaUnit) }),
    };
  }

  function budget(choice: BudgetChoice): ChoiceName {
    const { from, to } = rangeOf(choice);
    if (to === null) {
      return {
        name: t("choice.from", { from: isolate(usd(from)) }),
        note: isConverted ? t("choice.about_from", { from: isolate(money(from)) }) : "",
      };
    }
    const inMoney = (write: typeof usd) => isolate(format.range(write(from), write(to)));
    return {
      name: inMoney(usd),
      note: isConverted ? t("choice.about", { amount: inMoney(money) }) : "",
    };
  }

  function answer(question: ChangeableAnswer, answers: QuestionnaireAnswers): string {
    switch (question) {
      case "type":
        return types.find(({ slug }) => slug === answers.type)?.name ?? t("any");
      case "rooms":
        return answers.rooms === null ? t("any") : rooms(answers.rooms);
      case "size":
        return answers.size === null ? t("any") : size(answers.size).name;
      case "budget":
        return answers.budget === null ? t("any") : budget(answers.budget).name;
    }
  }

  return { rooms, size, budget, answer };
}
