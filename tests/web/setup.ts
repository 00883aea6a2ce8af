import { configure } from "@testing-library/dom";
import { patience } from "#tests/patience.ts";

configure({ asyncUtilTimeout: patience });
