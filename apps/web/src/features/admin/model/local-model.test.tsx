import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Inputs } from "#lib/server/trpc";
import type { Answers } from "#testing/answers-link";
import { renderApp } from "#testing/render-app";
import { healthyModel, householdAnswers, settingsAnswer } from "../testing/admin-answers";

async function open(answers: Answers = {}) {
  const { user } = renderApp({ path: "/admin#model", answers: householdAnswers(answers) });
  return { user, doctor: within(await screen.findByRole("region", { name: "Local model" })) };
}

describe("the local model's doctor", () => {
  it("says what is installed, what it can and what it serves", async () => {
    const { doctor } = await open();
    expect(await doctor.findByText("Connected")).toBeVisible();
    expect(doctor.getByText("2.7 GB · context of 262,144 tokens · text only")).toBeVisible();
    expect(doctor.getByText("6.2 GB · context of 32,768 tokens · sees images")).toBeVisible();
    expect(doctor.getByText("0.3 GB · cannot read recipes")).toBeVisible();
    expect(doctor.getByText("used for photos")).toBeVisible();
  });

  it("says of a broken model why it cannot be used", async () => {
    const problem = "Ollama reported an error with the model broken:70b: blob missing.";
    const broken = {
      name: "broken:70b",
      sizeBytes: 4_000_000_000,
      contextLength: null,
      canRead: false,
      canSee: false,
      remoteHost: null,
      problem,
    };
    const { doctor } = await open({
      ai: { health: () => ({ ...healthyModel, models: [...healthyModel.models, broken] }) },
    });
    expect(await doctor.findByText(problem)).toBeVisible();
  });

  it("says what is missing and how to start it", async () => {
    const health = () => ({
      ...healthyModel,
      isReachable: false,
      version: null,
      models: [],
      problem: "Ollama cannot be reached.",
    });
    const { doctor } = await open({ ai: { health } });
    expect(await doctor.findByText("Not connected")).toBeVisible();
    expect(doctor.getByText("Ollama cannot be reached.")).toBeVisible();
    expect(doctor.getByText("ollama serve")).toBeVisible();
    expect(doctor.queryByLabelText("Install a model")).toBeNull();
  });

  it("lets only a model that sees read photos", async () => {
    const sent: unknown[] = [];
    const update = ({ key, value }: Inputs["settings"]["update"]) => (
      sent.push({ key, value }),
      { setting: { key, value: String(value), description: "" } }
    );
    const { user, doctor } = await open({ settings: { list: () => settingsAnswer(), update } });
    const select = await doctor.findByLabelText("Reads photos");
    expect(
      within(select)
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual(["The first one that can", "qwen3-vl:8b"]);
    await waitFor(() => expect(select).toBeEnabled());
    await user.selectOptions(select, "qwen3-vl:8b");
    expect(await screen.findByText("Setting updated successfully")).toBeVisible();
    expect(sent).toEqual([{ key: "vision_model", value: "qwen3-vl:8b" }]);
  });

  it("installs a model and tells how far it is", async () => {
    let finish = () => {};
    async function* pull(): AsyncGenerator<{
      status: string;
      completedBytes: number | null;
      totalBytes: number | null;
      error: string | null;
    }> {
      yield { status: "pulling", completedBytes: 1_500_000_000, totalBytes: 2_000_000_000, error: null };
      await new Promise<void>((resolve) => (finish = resolve));
    }
    const { user, doctor } = await open({ ai: { health: () => healthyModel, pull } });
    await user.type(await doctor.findByLabelText("Install a model"), "granite4:3b");
    await user.click(doctor.getByRole("button", { name: "Install" }));
    expect(await doctor.findByText("Downloading: 1.5 GB of 2.0 GB")).toBeVisible();
    expect(doctor.getByRole("progressbar", { name: "Installing granite4:3b" })).toHaveAttribute("aria-valuenow", "75");
    finish();
    expect(await screen.findByText("Model installed")).toBeVisible();
  });

  it("asks before it installs one that does not run at home", async () => {
    const pulled: string[] = [];
    async function* pull({ model }: Inputs["ai"]["pull"]) {
      pulled.push(model);
      yield { status: "success", completedBytes: null, totalBytes: null, error: null };
    }
    const { user, doctor } = await open({ ai: { health: () => healthyModel, pull } });
    await user.type(await doctor.findByLabelText("Install a model"), "gpt-oss:120b-cloud{Enter}");
    const question = await screen.findByRole("alertdialog", { name: "gpt-oss:120b-cloud does not run at home" });
    expect(within(question).getByText(/your words and photos then go there\.$/)).toBeVisible();
    expect(pulled).toEqual([]);
    await user.click(within(question).getByRole("button", { name: "Install all the same" }));
    expect(await screen.findByText("Model installed")).toBeVisible();
    expect(pulled).toEqual(["gpt-oss:120b-cloud"]);
  });

  it("names one that answers from outside, and says what the server says of that", async () => {
    const note = "This Ollama may let models answer from ollama.com.";
    const cloud = {
      name: "kimi-k2.5:cloud",
      sizeBytes: 195,
      contextLength: null,
      canRead: false,
      canSee: false,
      remoteHost: "ollama.com",
      problem: "The model does not run at home.",
    };
    const health = () => ({ ...healthyModel, notes: [note], models: [cloud, ...healthyModel.models] });
    const { doctor } = await open({ ai: { health } });
    expect(await doctor.findByText(note)).toBeVisible();
    expect(doctor.getByText("Answers from ollama.com, not from home")).toBeVisible();
    expect(doctor.getByText("not allowed, so not asked")).toBeVisible();
    expect(doctor.getByRole("group", { name: "Models outside the house" })).toHaveAccessibleDescription(
      /your words and photos may go to ollama\.com/,
    );
  });

  it("says beside the name why a model cannot be installed", async () => {
    async function* pull() {
      yield { status: "failed", completedBytes: null, totalBytes: null, error: "Ollama knows no model called gema3." };
    }
    const { user, doctor } = await open({ ai: { health: () => healthyModel, pull } });
    await user.type(await doctor.findByLabelText("Install a model"), "gema3{Enter}");
    expect(await screen.findByText("Failed to install the model")).toBeVisible();
    expect(doctor.getByLabelText("Install a model")).toHaveAccessibleDescription(
      /Ollama knows no model called gema3\.$/,
    );
  });

  it("tests the models and says in words how good they are", async () => {
    const score = {
      amountsRight: 5,
      amountsTotal: 5,
      unitsRight: 4,
      stepsRight: 3,
      stepsTotal: 3,
      tokensPerSecond: 31.6,
      seconds: 12.4,
      error: null,
    };
    const selfTest = () => ({
      verdict: "These models are usable with care.",
      note: null,
      results: [
        { ...score, name: "A recipe in plain text", passed: true },
        { ...score, name: "A photo", passed: false, error: "The model cannot see images." },
      ],
    });
    const { user, doctor } = await open({ ai: { health: () => healthyModel, selfTest } });
    await user.click(await doctor.findByRole("button", { name: "Run the self-test" }));
    expect(await doctor.findByText("These models are usable with care.")).toBeVisible();
    expect(
      doctor.getByText("5 of 5 amounts · 4 of 5 units · 3 of 3 steps · 32 tokens a second · 12.4 s"),
    ).toBeVisible();
    expect(doctor.getByText("The model cannot see images.")).toBeVisible();
  });
});
